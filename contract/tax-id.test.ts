import { expect, test } from 'vitest';
import { isTaxId } from './tax-id.ts';

// As printed on invoices of large companies.
const REAL = ['0107544000108', '0107536000269', '0105536112014'];

test.each(REAL)('accepts %s', (digits) => {
  expect(isTaxId(digits)).toBe(true);
});

test('detects each wrong digit; at most one other digit fits, except at the third position', () => {
  for (const digits of REAL) {
    for (let at = 0; at < 13; at++) {
      // Its weight is 11, so the checksum ignores it.
      if (at === 2) continue;
      const fitting = [...'0123456789'].filter((digit) =>
        isTaxId(digits.slice(0, at) + digit + digits.slice(at + 1)),
      );
      expect(fitting).toContain(digits[at]);
      expect(fitting.length, `${digits} at ${at}`).toBeLessThanOrEqual(at === 12 ? 1 : 2);
    }
  }
});

test.each(['', '010754400010', '01075440001080', '010754400010x', '๐๑๐๗๕๔๔๐๐๐๑๐๘'])(
  'refuses “%s”',
  (digits) => {
    expect(isTaxId(digits)).toBe(false);
  },
);
