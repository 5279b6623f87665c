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

/** Runs the changes one after another, because the order of a collection depends on the sequence of its moves. */
const IN_TURN = { id: 'collections' };

type Apply = (collections: readonly Collection[]) => readonly Collection[];

/** A change to a collection: the call to the server, and the update shown meanwhile. */
export interface Change {
  /** Calls the server. Receives the collections as the server has them at that time. */
  ask: (known: readonly Collection[]) => Promise<Collection | undefined>;
  change: Apply;
  /** The id of the place that the change moves, if it does. */
  moves?: number;
}

/** A change and its success message. */
interface Pending extends Change {
  done: string;
}

const PENDING = { mutationKey: COLLECTIONS, status: 'pending' } as const;

/** Returns the account's collections as the server has them, with pending changes applied. */
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

/** Applies a change to the cache. Cancels running requests, because their answers may predate the change. */
async function note(client: QueryClient, change: Apply): Promise<void> {
  await client.cancelQueries({ queryKey: COLLECTIONS });
  client.setQueryData<readonly Collection[]>(COLLECTIONS, (known) => known && change(known));
}

/** Returns a function that applies a change made by the server to the cache. */
export function useNote(): (change: Apply) => Promise<void> {
  const client = useQueryClient();
  return (change) => note(client, change);
}

/** The callbacks for the outcome of a change. */
interface ChangeCallbacks {
  /** Called before the cache is updated, while an element that is about to disappear can still pass on the focus. */
  onDone: (done: string) => void;
  /** Called after the change has been undone on the page. */
  onUndone: (error: unknown) => void;
}

/** Changes a collection. The page shows the change at once, and undoes it if the server refuses. */
export function useChange({ onDone, onUndone }: ChangeCallbacks) {
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
      // The server may have refused because of a change made elsewhere.
      void client.invalidateQueries({ queryKey: COLLECTIONS });
    },
  });
}

/**
 * Returns whether the next change moves the same place again: holding down a key produces moves faster than the server
 * answers.
 */
function isOvertaken(client: QueryClient, { moves }: Pending): boolean {
  const [, next] = client.getMutationCache().findAll(PENDING);
  return moves !== undefined && (next?.state.variables as Pending | undefined)?.moves === moves;
}

/** Moves a place before another, or to the end. */
export const moving = (id: number, place: number, before: number | null): Change => ({
  ask: () => call('moveCollected', { params: { id: place }, body: { before } }),
  change: (collections) => moved(collections, id, place, before),
  moves: place,
});

/** Adds a saved item to a collection. */
export const adding = (id: number, item: number): Change => ({
  ask: () => call('collect', { params: { id }, body: { item } }),
  change: (collections) => withItem(collections, id, item),
});

/** Removes an item from a collection. */
export const takingOut = (id: number, item: number): Change => ({
  ask: async (known) => {
    // The item may have been added only just now: before that it had no place id.
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
