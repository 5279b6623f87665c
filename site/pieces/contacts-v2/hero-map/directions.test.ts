import { expect, test } from 'vitest';
import { directionsTo } from './directions.ts';

test('links to directions for a real address and not for a fictional one', () => {
  const address = '1 Rama IV Road, Bangkok';
  expect(directionsTo(address, undefined)).toMatch(
    /destination=1%20Rama%20IV%20Road%2C%20Bangkok$/,
  );
  expect(directionsTo(address, true)).toBeUndefined();
});
