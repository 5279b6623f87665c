import { describe, expect, test } from 'vitest';
import {
  chart,
  columnsPath,
  lengthOf,
  marksPaths,
  placed,
  squaresInRow,
  stairsPath,
} from './chart.ts';

describe('squares', () => {
  test('fill their rows one group after another', () => {
    // Six per row: the second group begins within a row, where the first one ends.
    expect(marksPaths([4, 5, 0], 6)).toEqual(['M0 0.5h4', 'M4 0.5h2M0 1.5h3', '']);
  });

  test('are as many as each group has', () => {
    const counts = [5, 22, 97];
    const drawn = marksPaths(counts, squaresInRow(124, 2.2)).map((path) =>
      [...path.matchAll(/h(\d+)/g)].reduce((sum, [, run]) => sum + Number(run), 0),
    );
    expect(drawn).toEqual(counts);
  });
});

test('draws columns above or below their line, as high as their figures', () => {
  expect(columnsPath([2, 0], 5)).toBe('M0.11 5v-2h0.78v2zM1.11 5v0h0.78v0z');
  expect(columnsPath([3], 5, 'down')).toBe('M0.11 5v3h0.78v-3z');
});

test('starts each span where the previous one ends', () => {
  const spans = [{ takes: 0.2 }, { takes: 0.8 }, { takes: 1.5 }];
  expect(placed(spans).map(({ begins }) => begins)).toEqual([0, 0.2, 1]);
  expect(lengthOf(spans)).toBe(2.5);
});

test('draws steps down where a part moves, and keeps the height where none does', () => {
  expect(stairsPath({ weeks: 10, steps: [{ week: 4, left: 60 }] })).toBe('M0 0H4V40H10V100H0z');
  expect(stairsPath({ weeks: 10, steps: [] })).toBe('M0 0H10V100H0z');
});

describe('a chart is refused', () => {
  const words = { en: 'Weeks', th: 'สัปดาห์' };
  const faultOf = (written: unknown) => chart.safeParse(written).error?.issues[0]?.message;

  test('with more columns before than after', () => {
    const written = { type: 'columns', from: words, to: words, caption: words };
    expect(faultOf({ ...written, before: [1, 2], after: [1, 2] })).toBeUndefined();
    expect(faultOf({ ...written, before: [1, 2, 3], after: [1, 2] })).toBe(
      'has a different number of columns: write as many',
    );
  });

  test('with steps that go up or back in time', () => {
    const step = (week: number, left: number) => ({ name: words, week, left });
    const written = { type: 'stairs', weeks: 20, whole: words, caption: words };
    const message = 'must increase in weeks and decrease in percent';
    expect(faultOf({ ...written, steps: [step(4, 80), step(9, 20)] })).toBeUndefined();
    expect(faultOf({ ...written, steps: [step(4, 20), step(9, 80)] })).toBe(message);
    expect(faultOf({ ...written, steps: [step(9, 80), step(4, 20)] })).toBe(message);
    expect(faultOf({ ...written, steps: [step(4, 80), step(21, 20)] })).toBe(message);
  });
});
