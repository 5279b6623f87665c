import type { Collection } from '../../../contract/api/saved.ts';

type Places = Collection['items'];

const inCollection = (
  collections: readonly Collection[],
  id: number,
  change: (items: Places) => Places,
): Collection[] =>
  collections.map((each) => (each.id === id ? { ...each, items: change(each.items) } : each));

/** Collections with a new one, which comes first. */
export const withNew = (collections: readonly Collection[], made: Collection): Collection[] => [
  made,
  ...withoutCollection(collections, made.id),
];

/** Collections with what is known of one by now. One that has been removed meanwhile stays so. */
export const withCollection = (
  collections: readonly Collection[],
  now: Pick<Collection, 'id'> & Partial<Collection>,
): Collection[] => collections.map((each) => (each.id === now.id ? { ...each, ...now } : each));

export const withoutCollection = (collections: readonly Collection[], id: number): Collection[] =>
  collections.filter((each) => each.id !== id);

/** Collections with a place of one moved before another, or to the end. */
export const moved = (
  collections: readonly Collection[],
  id: number,
  place: number,
  before: number | null,
): Collection[] =>
  inCollection(collections, id, (items) => {
    const others = items.filter((each) => each.id !== place);
    const at = before === null ? others.length : others.findIndex((each) => each.id === before);
    if (at < 0) return items;
    return others.toSpliced(at, 0, ...items.filter((each) => each.id === place));
  });

/** Collections with something added to one. Its place has no id that the server knows until the server says so. */
export const withItem = (
  collections: readonly Collection[],
  id: number,
  item: number,
): Collection[] =>
  inCollection(collections, id, (items) =>
    items.some((each) => each.item === item) ? items : [...items, { id: -item, item }],
  );

/** Collections with something taken out of one. */
export const withoutItem = (
  collections: readonly Collection[],
  id: number,
  item: number,
): Collection[] =>
  inCollection(collections, id, (items) => items.filter((each) => each.item !== item));

/**
 * The place before which something comes that goes to a position among all of them; null for the end.
 * @param to as it is to be counted once it is there
 */
export function placeAt(items: Places, place: number, to: number): number | null {
  const others = items.filter((each) => each.id !== place);
  return others[to]?.id ?? null;
}
