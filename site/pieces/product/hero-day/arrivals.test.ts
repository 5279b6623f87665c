import { expect, test } from 'vitest';
import { COLUMNS, cellsOf } from './arrivals.ts';

const row = { count: 63, asked: 9, first: '05:50', most: '07:20', last: '10:25' };

test.each([
  row,
  { ...row, asked: 0 },
  { ...row, count: 1, asked: 1 },
  { ...row, count: 4, asked: 4 },
  { ...row, count: 120, asked: 1 },
])('draws $count cells, $asked of them in turmeric', (given) => {
  const cells = cellsOf(given, 5, 11);
  expect(cells).toHaveLength(given.count);
  expect(cells.filter(({ isAsked }) => isAsked)).toHaveLength(given.asked);
});

test('gives every cell a place of its own within the chart', () => {
  const cells = cellsOf({ ...row, first: '04:30', last: '11:30' }, 5, 11);
  expect(new Set(cells.map(({ column, height }) => `${column} ${height}`)).size).toBe(cells.length);
  for (const { column } of cells) {
    expect(column).toBeGreaterThanOrEqual(0);
    expect(column).toBeLessThan(COLUMNS);
  }
});
