import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedItem, Thing } from '../../../contract/api/saved.ts';
import { removed } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { fetchThings } from '../../session/things.ts';
import { useArea } from '../area/use-area.ts';

const SAVED = ['saved'];

/** One after the other, in the order in which they were asked for: what is undone has been done by then. */
const IN_TURN = { id: 'saved' };

/** Something that is saved, or is no longer. */
interface Change {
  item: SavedItem;
  isSaved: boolean;
}

/** What the site has that can be saved, in the language of the page. */
export function useThings() {
  const { lang } = useArea();
  return useQuery({
    queryKey: ['things', lang],
    queryFn: () => fetchThings(lang),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The saved items: as the server has them, with the changes that are on their way to it. */
export function useSaved() {
  const { data, error, isFetching, refetch } = useQuery<readonly SavedItem[]>({
    queryKey: SAVED,
    queryFn: async () => (await call('saved')).items,
  });
  const pending = useMutationState({
    filters: { mutationKey: SAVED, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  return { data: data && pending.reduce(after, data), error, isFetching, refetch };
}

/** Whether both are the same thing of the site; one that is saved again may have another id. */
export const isSame = (one: Thing, other: Thing): boolean =>
  one.kind === other.kind && one.thing === other.thing;

function after(items: readonly SavedItem[], { item, isSaved }: Change): readonly SavedItem[] {
  const others = items.filter((each) => !isSame(each, item));
  return isSaved ? [...others, item] : others;
}

/** What is said once it is certain. */
interface Told {
  onDone: (change: Change) => void;
  /** It is shown no longer. */
  onUndone: (error: unknown) => void;
}

/** Removes something saved, or saves it again. It shows at once, until the server has done it or has refused. */
export function useSaving({ onDone, onUndone }: Told) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: SAVED,
    scope: IN_TURN,
    mutationFn: async ({ item: { id, kind, thing }, isSaved }: Change) =>
      isSaved
        ? call('save', { body: { kind, thing } })
        : removed(call('unsave', { params: { id } })),
    onSuccess: async (now, change) => {
      // What was being read meanwhile may be of before.
      await client.cancelQueries({ queryKey: SAVED });
      client.setQueryData<readonly SavedItem[]>(
        SAVED,
        (known) => known && after(known, { ...change, item: now ?? change.item }),
      );
      onDone(change);
    },
    onError: (error) => {
      onUndone(error);
      void client.invalidateQueries({ queryKey: SAVED });
    },
  });
}
