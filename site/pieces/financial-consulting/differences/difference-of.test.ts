import { expect, test } from 'vitest';
import { differenceOf } from './difference-of.ts';

test('computes a difference exact to the satang', () => {
  expect(24_610 - 24_162.34).not.toBe(447.66);
  expect(differenceOf({ from: { amount: 24_610 }, less: { amount: 24_162.34 } })).toBe(447.66);
  expect(differenceOf({ from: { amount: 1120 }, less: { amount: 0 } })).toBe(1120);
});
