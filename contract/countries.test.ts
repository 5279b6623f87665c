import { expect, test } from 'vitest';
import { isCountry } from './countries.ts';

test('accepts current country codes and refuses all others', () => {
  const codes = (written: string) => written.split(' ').filter(isCountry);
  expect(codes('TH GB VN DE US XK BJ BF VU ZW')).toHaveLength(10);
  expect(codes('ZZ XX EU EZ UN UK XA XB AC VD DY HV NH RH DD SU AN th T THA')).toEqual([]);
  expect(isCountry('')).toBe(false);
});
