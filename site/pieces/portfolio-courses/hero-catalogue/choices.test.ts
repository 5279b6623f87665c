import { expect, test } from 'vitest';
import { pricesOf } from './choices.ts';

const limit = { THB: 1000, USD: 30 };

test.each([
  [{ price: { THB: 0, USD: 0 } }, ['free', 'under']],
  [{ price: { THB: 999, USD: 29.99 } }, ['under']],
  [{ price: { THB: 1000, USD: 30 } }, []],
  [{ price: { THB: 1490, USD: 44.99 }, discount: { THB: 349, USD: 9.99 } }, ['under', 'reduced']],
])('finds %j with the filters %j', (course, found) => {
  expect(pricesOf(course, limit, 'THB')).toEqual(found);
  expect(pricesOf(course, limit, 'USD')).toEqual(found);
});
