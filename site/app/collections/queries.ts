import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Collection } from '../../../contract/api/saved.ts';
import { ignoreNotFound } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { type Resource, useReportedChange } from '../area/optimistic.ts';
import { moved, withCollection, withItem, withoutCollection, withoutItem } from './changes.ts';

type Apply = (collections: readonly Collection[]) => readonly Collection[];

/** A change to a collection: the call to the server, and the update shown meanwhile. */
export interface Change {
  /** Calls the server. Receives the collections as the server has them at that time. */
  ask: (known: readonly Collection[]) => Promise<Collection | undefined>;
  change: Apply;
  /** The id of the place that the change moves, if it does. */
  moves?: number;
}

/** A change, the client that makes it, and its success message. */
interface Pending extends Change {
  client: QueryClient;
  done: string;
}

const KEY = ['collections'] as const;

/** The account's collections. An order depends on the sequence of its moves. */
export const COLLECTIONS: Resource<
  readonly Collection[],
  Pending,
  Collection | undefined | 'overtaken'
> = {
  key: KEY,
  isInTurn: true,
  read: async () => (await call('collections')).collections,
  send: async (change, known = []) => (isOvertaken(change) ? 'overtaken' : change.ask(known)),
  apply: (collections, { change }, now) =>
    typeof now === 'object' ? withCollection(collections, now) : change(collections),
};

/** Returns a function that applies a change made by the server to the cache. */
export function useUpdateCollections(): (change: Apply) => Promise<void> {
  const client = useQueryClient();
  return async (change) => {
    await client.cancelQueries({ queryKey: KEY });
    client.setQueryData<readonly Collection[]>(KEY, (known) => known && change(known));
  };
}

/**
 * Returns a function that changes a collection and reports the result.
 * @param report the message when the server has reached its limit, and what is done before a change is undone
 */
export function useCollectionChange(report: {
  full?: string;
  onUndone?: () => void;
}): (change: Change, done: string) => void {
  const client = useQueryClient();
  const tell = useReportedChange(COLLECTIONS, {
    ...report,
    done: ({ done }, now) => (now === 'overtaken' ? undefined : done),
  });
  return (change, done) => tell({ ...change, client, done });
}

/**
 * Returns whether the next change moves the same place again: holding down a key produces moves faster than the server
 * answers.
 */
function isOvertaken({ client, moves }: Pending): boolean {
  const [, next] = client.getMutationCache().findAll({ mutationKey: KEY, status: 'pending' });
  return moves !== undefined && (next?.state.variables as Pending | undefined)?.moves === moves;
}

/** Moves a place before another, or to the end. */
export const moveItem = (id: number, place: number, before: number | null): Change => ({
  ask: () => call('moveCollected', { params: { id: place }, body: { before } }),
  change: (collections) => moved(collections, id, place, before),
  moves: place,
});

/** Adds a saved item to a collection. */
export const addItem = (id: number, item: number): Change => ({
  ask: () => call('collect', { params: { id }, body: { item } }),
  change: (collections) => withItem(collections, id, item),
});

/** Removes an item from a collection. */
export const removeItem = (id: number, item: number): Change => ({
  ask: async (known) => {
    // The item may have been added only just now: before that it had no place id.
    const places = known.find((each) => each.id === id)?.items;
    const place = places?.find((each) => each.item === item);
    return place && ignoreNotFound(call('removeCollected', { params: { id: place.id } }));
  },
  change: (collections) => withoutItem(collections, id, item),
});

/** Removes a collection. */
export const removeCollection = (id: number): Change => ({
  ask: () => ignoreNotFound(call('removeCollection', { params: { id } })),
  change: (collections) => withoutCollection(collections, id),
});
