import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedItem, SiteItem } from '../../../contract/api/saved.ts';
import { removed } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { fetchThings } from '../../session/things.ts';
import { useArea } from '../area/use-area.ts';

const SAVED = ['saved'];

/**
 * Runs the changes one after another, in the order in which they were requested, so that an undo follows its change.
 */
const IN_TURN = { id: 'saved' };

/** A change to whether an item is saved. */
interface Change {
  item: SavedItem;
  isSaved: boolean;
}

/** Returns everything on the site that can be saved, in the language of the page. */
export function useThings() {
  const { lang } = useArea();
  return useQuery({
    queryKey: ['things', lang],
    queryFn: () => fetchThings(lang),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the saved items as the server has them, with pending changes applied. */
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

/** Returns whether both refer to the same page of the site. An item that is saved again may have another id. */
export const isSame = (one: SiteItem, other: SiteItem): boolean =>
  one.kind === other.kind && one.thing === other.thing;

function after(items: readonly SavedItem[], { item, isSaved }: Change): readonly SavedItem[] {
  const others = items.filter((each) => !isSame(each, item));
  return isSaved ? [...others, item] : others;
}

/** The callbacks for the outcome of a change. */
interface ChangeCallbacks {
  onDone: (change: Change) => void;
  /** Called after the change has been undone on the page. */
  onUndone: (error: unknown) => void;
}

/** Removes an item or saves it again. The page shows the change at once, and undoes it if the server refuses. */
export function useSaving({ onDone, onUndone }: ChangeCallbacks) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: SAVED,
    scope: IN_TURN,
    mutationFn: async ({ item: { id, kind, thing }, isSaved }: Change) =>
      isSaved
        ? call('save', { body: { kind, thing } })
        : removed(call('unsave', { params: { id } })),
    onSuccess: async (now, change) => {
      // The answer of a running request may predate the change.
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
