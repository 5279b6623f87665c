import { useQueryClient } from '@tanstack/react-query';
import type { Collection } from '../../../contract/api/saved.ts';
import { movedBefore } from '../../../contract/moved-before.ts';
import { ignoreNotFound } from '../../session/answers.ts';
import { call } from '../../session/api.ts';
import { type Resource, useReportedChange } from '../area/optimistic.ts';

type Apply = (collections: readonly Collection[]) => readonly Collection[];

/** A change to a collection: the call to the server, and the update shown meanwhile. */
interface Change {
  /** Calls the server. Receives the collections as the server has them at that time. */
  ask: (known: readonly Collection[]) => Promise<Collection | undefined>;
  change: Apply;
  /** The id of the place that the change moves, if it does. */
  moves?: number;
}

/** The account's collections. Each change has its success message. */
export const COLLECTIONS: Resource<
  readonly Collection[],
  Change & { done: string },
  Collection | undefined
> = {
  key: ['collections'],
  read: async () => (await call('collections')).collections,
  send: ({ ask }, known = []) => ask(known),
  // Holding down a key produces moves faster than the server answers.
  isOutdated: ({ moves }, next) => moves !== undefined && moves === next.moves,
  apply: (collections, { change }, now) =>
    now ? withCollection(now)(collections) : change(collections),
};

/** Returns a function that applies a change made by the server to the cache. */
export function useUpdateCollections(): (change: Apply) => Promise<void> {
  const client = useQueryClient();
  return async (change) => {
    await client.cancelQueries({ queryKey: COLLECTIONS.key });
    client.setQueryData<readonly Collection[]>(COLLECTIONS.key, (known) => known && change(known));
  };
}

/**
 * Returns a function that changes a collection and reports the result.
 * @param full the message when the server has reached its limit
 */
export function useCollectionChange(full?: string): (change: Change, done: string) => void {
  const tell = useReportedChange(COLLECTIONS, { full, done: ({ done }) => done });
  return (change, done) => tell({ ...change, done });
}

/** Updates one collection. One that has since been removed stays removed. */
export const withCollection =
  (now: Pick<Collection, 'id'> & Partial<Collection>): Apply =>
  (collections) =>
    collections.map((each) => (each.id === now.id ? { ...each, ...now } : each));

const inCollection =
  (id: number, change: (items: Collection['items']) => Collection['items']): Apply =>
  (collections) =>
    collections.map((each) => (each.id === id ? { ...each, items: change(each.items) } : each));

/** Moves a place before another, or to the end. */
export const moveItem = (id: number, place: number, before: number | null): Change => ({
  ask: () => call('moveCollected', { params: { id: place }, body: { before } }),
  change: inCollection(id, (items) => movedBefore(items, place, before) ?? items),
  moves: place,
});

/** Adds a saved item to a collection. The new place has a temporary id until the server assigns one. */
export const addItem = (id: number, item: number): Change => ({
  ask: () => call('collect', { params: { id }, body: { item } }),
  change: inCollection(id, (items) =>
    items.some((each) => each.item === item) ? items : [...items, { id: -item, item }],
  ),
});

/** Removes an item from a collection. */
export const removeItem = (id: number, item: number): Change => ({
  ask: async (known) => {
    // The item may have been added only just now: before that it had no place id.
    const places = known.find((each) => each.id === id)?.items;
    const place = places?.find((each) => each.item === item);
    return place && ignoreNotFound(call('removeCollected', { params: { id: place.id } }));
  },
  change: inCollection(id, (items) => items.filter((each) => each.item !== item)),
});

/** Removes a collection. */
export const removeCollection = (id: number): Change => ({
  ask: () => ignoreNotFound(call('removeCollection', { params: { id } })),
  change: (collections) => collections.filter((each) => each.id !== id),
});
