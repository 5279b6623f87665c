import { expect, test } from 'vitest';
import type { SavedItem } from '../../../contract/api/saved.ts';
import { inView, readView, WHOLE, writeView } from './view.ts';

const item = (id: number, thing: string, savedAt: string, kind: SavedItem['kind'] = 'post') => ({
  id,
  kind,
  thing,
  savedAt,
});

const items = [
  item(1, 'ก10', '2026-11-20T00:00:00.000Z'),
  item(2, 'ก9', '2026-11-22T00:00:00.000Z', 'case'),
  item(3, 'Ärger', '2026-11-21T00:00:00.000Z'),
  item(4, 'Zebra', '2026-11-21T00:00:00.000Z'),
];

const ids = (view: Parameters<typeof inView>[1]) =>
  inView(items, view, ({ thing }) => thing, 'th').map(({ id }) => id);

test('sorts items by date saved, or by title as the language sorts', () => {
  expect(ids(WHOLE)).toEqual([2, 4, 3, 1]);
  expect(ids({ kind: 'all', order: 'oldest' })).toEqual([1, 3, 4, 2]);
  expect(ids({ kind: 'all', order: 'title' })).toEqual([2, 1, 3, 4]);
  expect(ids({ kind: 'post', order: 'newest' })).toEqual([4, 3, 1]);
});

test('stores a view in the address and omits defaults', () => {
  expect(writeView(WHOLE)).toBe('');
  const view = { kind: 'course', order: 'title' } as const;
  expect(readView(writeView(view))).toEqual(view);
  expect(readView('?kind=__proto__&order=x')).toEqual(WHOLE);
});
