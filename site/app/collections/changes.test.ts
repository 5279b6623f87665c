import { expect, test } from 'vitest';
import type { Collection } from '../../../contract/api/saved.ts';
import { moved, placeAt, withCollection, withItem, withNew, withoutItem } from './changes.ts';

const collection = (id: number, places: readonly number[]): Collection => ({
  id,
  name: `Collection ${id}`,
  note: '',
  sharedAt: null,
  items: places.map((place) => ({ id: place, item: place })),
});

const collections = [collection(2, [21, 22, 23]), collection(1, [11])];
const places = (of: readonly Collection[]) => of.map(({ items }) => items.map(({ id }) => id));

test('moves an item before another or to the end, as the server does', () => {
  expect(places(moved(collections, 2, 23, 21))).toEqual([[23, 21, 22], [11]]);
  expect(places(moved(collections, 2, 21, null))).toEqual([[22, 23, 21], [11]]);
  // An item is not moved before one that is gone.
  expect(moved(collections, 2, 21, 11)).toEqual(collections);
});

test('returns the item that follows a position', () => {
  const { items } = collection(2, [21, 22, 23]);
  expect([0, 1, 2].map((to) => placeAt(items, 21, to))).toEqual([22, 23, null]);
  expect([0, 1, 2].map((to) => placeAt(items, 23, to))).toEqual([21, 22, null]);
});

test('changes a collection in place and appends a new item once', () => {
  expect(places(withoutItem(collections, 2, 22))).toEqual([[21, 23], [11]]);
  expect(withItem(collections, 1, 12)[1]?.items.map(({ item }) => item)).toEqual([11, 12]);
  expect(withItem(collections, 1, 11)).toEqual(collections);
  const now = withCollection(collections, { id: 1, name: 'Another' });
  expect(now.map(({ name }) => name)).toEqual(['Collection 2', 'Another']);
  expect(places(now)).toEqual(places(collections));
});

test('puts a new collection first and ignores a change to a missing one', () => {
  expect(withNew(collections, collection(3, [])).map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(withCollection(collections, collection(3, []))).toEqual(collections);
});
