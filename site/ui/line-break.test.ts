import { describe, expect, test } from 'vitest';
import { bindThai } from '../../contract/pieces.ts';
import { content } from '../content.ts';
import { pages } from '../pages-of-content.ts';
import { balancedLines, lineWidth, partsOfLines } from './line-break.ts';

describe('a line may end', () => {
  test('after a space, and nowhere else in English', () => {
    expect(partsOfLines('Weft: the people’s (own) work, 2027', 'en', [])).toEqual([
      'Weft: ',
      'the ',
      'people’s ',
      '(own) ',
      'work, ',
      '2027',
    ]);
  });

  test('between two Thai words', () => {
    expect(partsOfLines('ทอเป็นผืนเดียว', 'th', [])).toEqual(['ทอ', 'เป็น', 'ผืน', 'เดียว']);
  });

  test('not before ๆ, nor between a number and what it counts', () => {
    expect(partsOfLines('ทุกๆ วัน 9 สัปดาห์แรก', 'th', [])).toEqual([
      'ทุก\u00a0ๆ ',
      'วัน ',
      '9\u00a0สัปดาห์',
      'แรก',
    ]);
  });

  test('not within a term', () => {
    const parts = partsOfLines('ผสานปัญญาประดิษฐ์เพื่อธุรกิจ', 'th', ['ปัญญาประดิษฐ์']);
    expect(parts).toContain('ปัญญาประดิษฐ์');
    expect(partsOfLines('ผสานปัญญาประดิษฐ์เพื่อธุรกิจ', 'th', [])).not.toContain('ปัญญาประดิษฐ์');
  });

  test('in no heading of a page within a term, and nothing of it is lost', () => {
    const terms = content.glossary;
    for (const { title } of Object.values(pages)) {
      const parts = partsOfLines(title.th, 'th', terms);
      expect(parts.join('')).toBe(bindThai(title.th));
      for (const term of terms.filter((each) => title.th.includes(each))) {
        expect(parts.some((part) => part.includes(term) || term.includes(part.trim()))).toBe(true);
      }
    }
  });
});

describe('lines', () => {
  const words = (...widths: number[]) => widths.map((width) => ({ width }));
  const widths =
    (...parts: number[]) =>
    (most: number) =>
      balancedLines(words(...parts), most).map((line) => line.map(({ width }) => width));

  test('are as few as fit', () => {
    expect(widths(3, 3, 3)(9)).toEqual([[3, 3, 3]]);
    expect(widths(3, 3, 3, 3)(9)).toHaveLength(2);
  });

  test('are about equally long', () => {
    expect(widths(3, 3, 3, 3)(9)).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  test('go beyond the width only for a single part', () => {
    const lines = balancedLines(words(12, 1, 1), 9);
    expect(lines.map(lineWidth)).toEqual([12, 2]);
  });
});
