import { expect, test } from 'vitest';
import { isTaxId } from './tax-id.ts';

// As printed on invoices of large companies.
const REAL = ['0107544000108', '0107536000269', '0105536112014'];

test.each(REAL)('accepts %s', (digits) => {
  expect(isTaxId(digits)).toBe(true);
});

test.each(['', '010754400010', '01075440001080', '010754400010x', '๐๑๐๗๕๔๔๐๐๐๑๐๘'])(
  'refuses “%s”',
  (digits) => {
    expect(isTaxId(digits)).toBe(false);
  },
);
