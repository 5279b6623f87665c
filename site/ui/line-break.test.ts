import { describe, expect, test } from 'vitest';
import { bindWords } from '../../contract/unbreakable.ts';
import { content } from '../content.ts';
import { pages } from '../pages-of-content.ts';
import { balancedLines, lineWidth } from './line-break.ts';
import { partsOfLines } from './thai-lines.ts';

test('breaks no line of a page’s title within a term and loses nothing', () => {
  const terms = content.glossary.unbreakable;
  for (const { title } of Object.values(pages)) {
    const bound = bindWords(title.th);
    const parts = partsOfLines(bound, terms);
    expect(parts.join('')).toBe(bound);
    for (const term of terms.filter((each) => title.th.includes(each))) {
      expect(parts.some((part) => part.includes(term) || term.includes(part.trim()))).toBe(true);
    }
  }
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

  test('exceed the width only for a single part', () => {
    const lines = balancedLines(words(12, 1, 1), 9);
    expect(lines.map(lineWidth)).toEqual([12, 2]);
  });
});
