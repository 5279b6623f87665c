import { expect, test } from 'vitest';
import { normalizeCode } from './second-factor.ts';

test.each([
  [' 123 456 ', '123456'],
  ['123−456', '123456'],
  ['๑๒๓๔๕๖', '123456'],
  ['１２３　４５６', '123456'],
  ['\u200b123\u00ad456\ufeff', '123456'],
  ['aBc0O-1IlXy', 'abc00111xy'],
  ['ａｂｃ－ｄｅ', 'abcde'],
])('reads the code %j as %s', (written, code) => {
  expect(normalizeCode(written)).toBe(code);
});
