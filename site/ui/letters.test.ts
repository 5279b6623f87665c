import { expect, test } from 'vitest';
import { lettersIn } from './letters.ts';

test.each([
  ['Chiang Mai', 10],
  ['ที่นี่', 2],
  ['น้ำ', 2],
  ['', 0],
])('counts the width of %s as %i letters', (text, letters) => {
  expect(lettersIn(text)).toBe(letters);
});
