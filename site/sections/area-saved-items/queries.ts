import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { call } from '../../session/api.ts';
import { fetchThings } from '../../session/things.ts';
import { useArea } from '../area/use-area.ts';

const SAVED = ['saved'];

/** One after the other, in the order in which they were asked for: what is undone has been done by then. */
const IN_TURN = { id: 'saved' };

/** What the site has that can be saved, in the language of the page. */
export function useThings() {
  const { lang } = useArea();
  return useQuery({
    queryKey: ['things', lang],
    queryFn: () => fetchThings(lang),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What somebody has saved. */
export const useSaved = () =>
  useQuery({ queryKey: SAVED, queryFn: async () => (await call('saved')).items });

/** What is said once it is certain. */
interface Told {
  onDone: (item: SavedItem) => void;
  /** It has been put back. */
  onUndone: (error: unknown, item: SavedItem) => void;
}

const show = (client: QueryClient, change: (items: SavedItem[]) => SavedItem[]) =>
  client.setQueryData<SavedItem[]>(SAVED, (items) => items && change(items));

const without = (items: readonly SavedItem[], { kind, thing }: SavedItem) =>
  items.filter((each) => each.kind !== kind || each.thing !== thing);

const withItem = (items: readonly SavedItem[], item: SavedItem) => [...without(items, item), item];

/** Removes something saved. It goes at once, and comes back if the server refuses. */
export function useUnsave({ onDone, onUndone }: Told) {
  const client = useQueryClient();
  return useMutation({
    scope: IN_TURN,
    mutationFn: ({ id }: SavedItem) => call('unsave', { params: { id } }),
    onMutate: async (item) => {
      await client.cancelQueries({ queryKey: SAVED });
      show(client, (items) => without(items, item));
    },
    onSuccess: (_, item) => onDone(item),
    onError: (error, item) => {
      show(client, (items) => withItem(items, item));
      onUndone(error, item);
    },
  });
}

/** Saves again what was removed. It is there at once, and goes if the server refuses. */
export function useRestore({ onDone, onUndone }: Told) {
  const client = useQueryClient();
  return useMutation({
    scope: IN_TURN,
    mutationFn: ({ kind, thing }: SavedItem) => call('save', { body: { kind, thing } }),
    onMutate: async (item) => {
      await client.cancelQueries({ queryKey: SAVED });
      show(client, (items) => withItem(items, item));
    },
    onSuccess: (now, item) => {
      show(client, (items) => withItem(items, now));
      onDone(item);
    },
    onError: (error, item) => {
      show(client, (items) => without(items, item));
      onUndone(error, item);
    },
  });
}
