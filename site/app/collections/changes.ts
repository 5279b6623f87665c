import type { Collection } from '../../../contract/api/saved.ts';
import { movedBefore } from '../../../contract/moved-before.ts';

type Places = Collection['items'];

const inCollection = (
  collections: readonly Collection[],
  id: number,
  change: (items: Places) => Places,
): Collection[] =>
  collections.map((each) => (each.id === id ? { ...each, items: change(each.items) } : each));

/** Returns the collections with a new one at the top. */
export const withNew = (collections: readonly Collection[], made: Collection): Collection[] => [
  made,
  ...withoutCollection(collections, made.id),
];

/** Returns the collections with an updated version of one. A collection that has since been removed stays removed. */
export const withCollection = (
  collections: readonly Collection[],
  now: Pick<Collection, 'id'> & Partial<Collection>,
): Collection[] => collections.map((each) => (each.id === now.id ? { ...each, ...now } : each));

export const withoutCollection = (collections: readonly Collection[], id: number): Collection[] =>
  collections.filter((each) => each.id !== id);

/** Returns the collections with one place moved before another, or to the end. */
export const moved = (
  collections: readonly Collection[],
  id: number,
  place: number,
  before: number | null,
): Collection[] =>
  inCollection(collections, id, (items) => movedBefore(items, place, before) ?? items);

/** Returns the collections with an item added to one. The new place has a temporary id until the server assigns one. */
export const withItem = (
  collections: readonly Collection[],
  id: number,
  item: number,
): Collection[] =>
  inCollection(collections, id, (items) =>
    items.some((each) => each.item === item) ? items : [...items, { id: -item, item }],
  );

/** Returns the collections with an item removed from one. */
export const withoutItem = (
  collections: readonly Collection[],
  id: number,
  item: number,
): Collection[] =>
  inCollection(collections, id, (items) => items.filter((each) => each.item !== item));

/**
 * Returns the place before which a moved place belongs, or null for the end.
 * @param to the position of the place after the move
 */
export function placeAt(items: Places, place: number, to: number): number | null {
  const others = items.filter((each) => each.id !== place);
  return others[to]?.id ?? null;
}
