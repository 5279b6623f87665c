import { expect, test } from 'vitest';
import { marksOf, placeOn } from './scale.ts';

const salaries = [
  { from: 45_000, to: 70_000 },
  { from: 75_000, to: 120_000 },
];

test('fits all salaries on the scale, with a mark at each end', () => {
  expect(marksOf(salaries)).toEqual([40_000, 60_000, 80_000, 100_000, 120_000]);
});

test('places a salary range between its minimum and maximum', () => {
  const marks = marksOf(salaries);
  expect(placeOn(marks, { from: 40_000, to: 120_000 })).toEqual({ x: 0, width: 100 });
  expect(placeOn(marks, { from: 60_000, to: 80_000 })).toEqual({ x: 25, width: 25 });
});
