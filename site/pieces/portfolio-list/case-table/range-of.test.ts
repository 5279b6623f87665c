import { expect, test } from 'vitest';
import { rangeOf, shareOf } from './range-of.ts';

test('a column says its least and its most', () => {
  expect(rangeOf([7, 38, 4])).toEqual([4, 38]);
});

test('the largest figure fills its bar, and nothing fills none', () => {
  expect([shareOf(38, 38), shareOf(4, 38), shareOf(0, 38)]).toEqual([100, 10.5, 0]);
  expect(shareOf(0, 0)).toBe(0);
});
