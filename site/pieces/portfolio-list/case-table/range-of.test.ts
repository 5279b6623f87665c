import { expect, test } from 'vitest';
import { rangeOf, shareOf } from './range-of.ts';

test('shows the minimum and maximum of a column', () => {
  expect(rangeOf([7, 38, 4])).toEqual([4, 38]);
});

test('fills the bar of the largest figure and none of zero', () => {
  expect([shareOf(38, 38), shareOf(4, 38), shareOf(0, 38)]).toEqual([100, 10.5, 0]);
  expect(shareOf(0, 0)).toBe(0);
});
