import type { Collection } from '../../../contract/api/saved.ts';

type Places = Collection['items'];

const inCollection = (
  collections: readonly Collection[],
  id: number,
  change: (items: Places) => Places,
): Collection[] =>
  collections.map((each) => (each.id === id ? { ...each, items: change(each.items) } : each));

/** Collections with one as it is now, or what is known of that by now; the newest first. */
export function withCollection(
  collections: readonly Collection[],
  now: Collection | (Partial<Collection> & Pick<Collection, 'id'>),
): Collection[] {
  const before = collections.find(({ id }) => id === now.id);
  const changed = { name: '', note: '', sharedAt: null, items: [], ...before, ...now };
  return [...withoutCollection(collections, now.id), changed].toSorted((a, b) => b.id - a.id);
}

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

/** Collections with something taken out of one. */
export const withoutPlace = (
  collections: readonly Collection[],
  id: number,
  place: number,
): Collection[] =>
  inCollection(collections, id, (items) => items.filter((each) => each.id !== place));

/**
 * The place before which something comes that goes to a position among all of them; null for the end.
 * @param to as it is to be counted once it is there
 */
export function placeAt(items: Places, place: number, to: number): number | null {
  const others = items.filter((each) => each.id !== place);
  return others[to]?.id ?? null;
}
