import { expect, test } from 'vitest';
import { code, heading, link, list, paragraph, plain, table } from './markdown.ts';

// Each row begins with what the text would mean unescaped (CommonMark 0.31, GitHub Flavored Markdown).
test.each([
  ['an item of a numbered list', '1. x', '1\\. x'],
  ['one numbered otherwise', '12) x', '12\\) x'],
  ['a heading', '# x', '\\# x'],
  ['an item of a list', '- x', '\\- x'],
  ['one marked otherwise', '+ x', '\\+ x'],
  ['one marked by a star', '* x', '\\* x'],
  ['a quotation', '> x', '\\> x'],
  ['a link', '[x](/y)', '\\[x\\](/y)'],
  ['struck through', '~x~', '\\~x\\~'],
  ['emphasised', '*x*', '\\*x\\*'],
  ['emphasised otherwise', '_x_', '\\_x\\_'],
  ['code', '`x`', '\\`x\\`'],
  ['HTML', '<b>x</b>', '\\<b\\>x\\</b\\>'],
  ['an escaped sign', '\\*', '\\\\\\*'],
])('%s is a text as it is', (_, words, expected) => {
  expect(plain(words)).toBe(expected);
  expect(paragraph(words)).toBe(expected);
  expect(heading(2, words)).toBe(`## ${expected}`);
  expect(link(words, '/y')).toBe(`[${expected}](/y)`);
});

test.each(['x 1. y', 'x # y', 'x - y', 'x + y', '(x)', '4,000 x', 'ราคา 1,490.00 บาท'])(
  '%s is a text without any help',
  (words) => {
    expect(plain(words)).toBe(words);
  },
);

test.each([
  ['one\ntwo', 'one two'],
  ['one\n\ntwo', 'one two'],
  ['one  \n  two\nthree', 'one two three'],
  // At the beginning of a line of its own, each of these would be something.
  ['one\n1. two', 'one 1. two'],
  ['one\n- two', 'one - two'],
  ['one\n===', 'one ==='],
])('a text with line breaks is one line: %j', (words, expected) => {
  expect(plain(words)).toBe(expected);
});

test('a text in a table stays in its cell', () => {
  expect(table(['Plan', plain('a|b')], [[plain('c|d'), plain('one\ntwo')]])).toBe(
    ['| Plan | a\\|b |', '| --- | --- |', '| c\\|d | one two |'].join('\n'),
  );
});

test('what stands in an item belongs to it', () => {
  expect(list(['x\ny', 'z'])).toBe('- x\n  y\n- z');
  expect(list(['x\ny', 'z'], true)).toBe('1. x\n   y\n2. z');
});

test.each([
  ['none', 'x', '```'],
  ['a fence', '```sh\nx\n```', '````'],
  ['a longer fence', '`````\nx\n`````', '``````'],
  ['a short run of ticks', 'x = `y`', '```'],
])('code with %s in it is between fences that it does not close', (_, lines, fence) => {
  expect(code('js', lines)).toBe(`${fence}js\n${lines}\n${fence}`);
});
