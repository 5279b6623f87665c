import { expect, test } from 'vitest';
import { offBy } from './off-by.ts';

test.each([
  [[200, 250, 291], '+41'],
  [[200, 250, 174], '−26'],
  [[200, 250, 200], ''],
  [[200, 250, 250], ''],
  [[1000, 2000, 3500], '+1,500'],
] as const)('writes how far the sales of %j are outside the forecast as “%s”', (week, expected) => {
  expect(offBy('en', week)).toBe(expected);
});
