import { expect, test } from 'vitest';
import { outlines } from '../ui/outlines.ts';
import { wordmarkLines } from './wordmark.ts';

/** The width of a page's content in CSS px, on a phone and on a wide screen. */
const WIDTHS = [320 - 2 * 20, 75 * 16];

test('keeps short names in one line, at the size of the style sheet', () => {
  expect(wordmarkLines(['ลายลูม', 'Lailoom'])).toEqual([
    { words: 'ลายลูม Lailoom', size: undefined },
  ]);
});

test.each([
  ['Baan Khanom', 'บ้านขนม'],
  ['Bangkok Foodstuffs', 'บางกอกฟู้ดสตัฟส์ไทย'],
  ['Donaudampfschifffahrtsgesellschaft AG', 'บริษัทผลิตภัณฑ์อาหารและเครื่องดื่มแห่งประเทศไทย'],
  ['WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW'],
])('fits %s into the page', (...names) => {
  const lines = wordmarkLines(names);
  expect(lines.map(({ words }) => words).join(' ')).toBe(names.join(' '));
  for (const { words, size } of lines) {
    const divisor = Number(size?.match(/\/ ([\d.]+)\)$/)?.[1] ?? 6.8);
    for (const width of WIDTHS) {
      expect((width / divisor) * outlines(words).width, words).toBeLessThanOrEqual(width);
    }
  }
});
