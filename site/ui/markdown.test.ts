import { expect, test } from 'vitest';
import { heading, link, list, paragraph, plain, table } from './markdown.ts';

// Each comment shows the element that unescaped text would become (CommonMark 0.31, GitHub Flavored Markdown).
test.each([
  ['an item of a numbered list', '1. x', '1\\. x'],
  ['an item numbered with a parenthesis', '12) x', '12\\) x'],
  ['a heading', '# x', '\\# x'],
  ['an item of a list', '- x', '\\- x'],
  ['an item marked with a plus sign', '+ x', '\\+ x'],
  ['an item marked with a star', '* x', '\\* x'],
  ['a quotation', '> x', '\\> x'],
  ['a link', '[x](/y)', '\\[x\\](/y)'],
  ['strikethrough', '~x~', '\\~x\\~'],
  ['emphasised', '*x*', '\\*x\\*'],
  ['emphasis with underscores', '_x_', '\\_x\\_'],
  ['code', '`x`', '\\`x\\`'],
  ['HTML', '<b>x</b>', '\\<b\\>x\\</b\\>'],
  ['an escaped character', '\\*', '\\\\\\*'],
])('writes %s as plain text', (_, words, expected) => {
  expect(plain(words)).toBe(expected);
  expect(paragraph(words)).toBe(expected);
  expect(heading(2, words)).toBe(`## ${expected}`);
  expect(link(words, '/y')).toBe(`[${expected}](/y)`);
});

test.each(['x 1. y', 'x # y', 'x - y', 'x + y', '(x)', '4,000 x', 'ราคา 1,490.00 บาท'])(
  'leaves %s unescaped',
  (words) => {
    expect(plain(words)).toBe(words);
  },
);

test.each([
  ['one\ntwo', 'one two'],
  ['one\n\ntwo', 'one two'],
  ['one  \n  two\nthree', 'one two three'],
  // At the start of a line, each of these would begin an element.
  ['one\n1. two', 'one 1. two'],
  ['one\n- two', 'one - two'],
  ['one\n===', 'one ==='],
])('joins the lines of a text: %j', (words, expected) => {
  expect(plain(words)).toBe(expected);
});

test('keeps a text in a table within its cell', () => {
  expect(table(['Plan', plain('a|b')], [[plain('c|d'), plain('one\ntwo')]])).toBe(
    ['| Plan | a\\|b |', '| --- | --- |', '| c\\|d | one two |'].join('\n'),
  );
});

test('keeps the content of an item within it', () => {
  expect(list(['x\ny', 'z'])).toBe('- x\n  y\n- z');
  expect(list(['x\ny', 'z'], true)).toBe('1. x\n   y\n2. z');
});
