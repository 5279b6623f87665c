import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test('quotes cells and doubles the quotes in them', () => {
  expect(csvRow(['a', 'b "c"', 'd,e', 'f\ng', 'ก'])).toBe('"a","b ""c""","d,e","f\ng","ก"\r\n');
});

test.each([
  '=1+1',
  '+66 2 123 4567',
  '@SUM(A1)',
  '\r=1',
  '＝1+1',
  '\u200b=1',
  '\ufeff\u2060=1',
  '\u3164+1',
  '−1',
])('prefixes %j, which a spreadsheet would read as a formula', (cell) => {
  expect(csvRow([cell])).toBe(`"'${cell}"\r\n`);
});

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a; \u200b=1', "a;' \u200b=1"],
  ['a\t@x', "a\t'@x"],
  ['a\n=1', "a\n'=1"],
  ['=1;=2', "'=1;'=2"],
  ['a; b', 'a; b'],
])('prefixes formulas in %j for programs with other separators', (cell, expected) => {
  expect(csvRow([cell])).toBe(`"${expected}"\r\n`);
});

test('keeps digits that a spreadsheet would drop from a number', () => {
  expect(csvRow(['0812345678', '081-234-5678', '0', '2026'])).toBe(
    `"'0812345678","081-234-5678","0","2026"\r\n`,
  );
});

test.each(['a=1', 'somchai@example.com', '1-2', ''])('leaves %j unchanged', (cell) => {
  expect(csvRow([cell])).toBe(`"${cell}"\r\n`);
});
