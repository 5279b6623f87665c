import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Collection } from '../../../contract/api/saved.ts';
import { removed } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { moved, withCollection, withItem, withoutCollection, withoutItem } from './changes.ts';

const COLLECTIONS = ['collections'];

/** One after the other: the order of a collection is what its moves make of it in turn. */
const IN_TURN = { id: 'collections' };

type Apply = (collections: readonly Collection[]) => readonly Collection[];

/** Something that is done to a collection: how the server is asked, and what is shown meanwhile. */
export interface Change {
  /** Told what the server has by then. */
  ask: (known: readonly Collection[]) => Promise<Collection | undefined>;
  change: Apply;
  /** The place that it moves, if it does. */
  moves?: number;
}

/** A change with what is said of it. */
interface Pending extends Change {
  done: string;
}

const PENDING = { mutationKey: COLLECTIONS, status: 'pending' } as const;

/** The account's collections: as the server has them, with the changes that are on their way to it. */
export function useCollections() {
  const { data, error, isFetching, refetch } = useQuery<readonly Collection[]>({
    queryKey: COLLECTIONS,
    queryFn: async () => (await call('collections')).collections,
  });
  const pending = useMutationState({
    filters: PENDING,
    select: ({ state }) => state.variables as Pending,
  });
  const shown = data && pending.reduce((known, { change }) => change(known), data);
  return { data: shown, error, isFetching, refetch };
}

/** Notes what the server has done. What was being read meanwhile may be of before, and is read no further. */
async function note(client: QueryClient, change: Apply): Promise<void> {
  await client.cancelQueries({ queryKey: COLLECTIONS });
  client.setQueryData<readonly Collection[]>(COLLECTIONS, (known) => known && change(known));
}

/** Notes what the server has done to the collections. */
export function useNote(): (change: Apply) => Promise<void> {
  const client = useQueryClient();
  return (change) => note(client, change);
}

/** What is told once it is certain. */
interface Told {
  /** Before it is noted: what goes with it can still hand on the focus. */
  onDone: (done: string) => void;
  /** It is shown no longer. */
  onUndone: (error: unknown) => void;
}

/** Changes a collection. It shows at once, until the server has done it or has refused. */
export function useChange({ onDone, onUndone }: Told) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: COLLECTIONS,
    scope: IN_TURN,
    mutationFn: async (change: Pending): Promise<Apply | undefined> => {
      if (isOvertaken(client, change)) return undefined;
      const now = await change.ask(client.getQueryData<readonly Collection[]>(COLLECTIONS) ?? []);
      return now ? (known) => withCollection(known, now) : change.change;
    },
    onSuccess: async (apply, { done }) => {
      if (!apply) return;
      onDone(done);
      await note(client, apply);
    },
    onError: (error) => {
      onUndone(error);
      // It may be refused for what has been done elsewhere.
      void client.invalidateQueries({ queryKey: COLLECTIONS });
    },
  });
}

/** Whether the next change moves the same place again: a held key moves it faster than the server is asked. */
function isOvertaken(client: QueryClient, { moves }: Pending): boolean {
  const [, next] = client.getMutationCache().findAll(PENDING);
  return moves !== undefined && (next?.state.variables as Pending | undefined)?.moves === moves;
}

/** Moves something before another, or to the end. */
export const moving = (id: number, place: number, before: number | null): Change => ({
  ask: () => call('moveCollected', { params: { id: place }, body: { before } }),
  change: (collections) => moved(collections, id, place, before),
  moves: place,
});

/** Adds something saved. */
export const adding = (id: number, item: number): Change => ({
  ask: () => call('collect', { params: { id }, body: { item } }),
  change: (collections) => withItem(collections, id, item),
});

/** Takes something out of a collection. */
export const takingOut = (id: number, item: number): Change => ({
  ask: async (known) => {
    // It may have been on its way in until now: before that it had no place.
    const places = known.find((each) => each.id === id)?.items;
    const place = places?.find((each) => each.item === item);
    return place && removed(call('takeOut', { params: { id: place.id } }));
  },
  change: (collections) => withoutItem(collections, id, item),
});

/** Removes a collection. */
export const removing = (id: number): Change => ({
  ask: () => removed(call('removeCollection', { params: { id } })),
  change: (collections) => withoutCollection(collections, id),
});
