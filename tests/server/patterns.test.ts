import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { type Pattern, patternsIn, patternsOfServer } from './patterns.ts';

/** What is wrong with a pattern: how it is slow, and for which character, repeated. */
const faultsOf = ({ source, flags, place }: Pattern): string[] =>
  analyse({ source, flags }).reports.map(
    ({ type, exponential, character }) =>
      `${place}: /${source}/${flags} is ${exponential ? 'exponential' : 'quadratic'} (${type}) in ${character.literal.source}`,
  );

test('no pattern that sees what a client sends is slower than what it reads is long', () => {
  const patterns = patternsOfServer();
  expect(patterns.length).toBeGreaterThan(50);
  // Some are put together of pieces, and of another file's.
  expect(patterns.map(({ source }) => source)).toContainEqual(
    expect.stringMatching(/^<a href="\(\?:.*\/search\(/),
  );
  expect(patterns.flatMap(faultsOf)).toEqual([]);
});

test.each([
  ['/(a+)+b/', 'is exponential'],
  ['/\\s+$/', 'is quadratic'],
  ['/a*a*b/', 'is quadratic'],
  ["new RegExp('\\\\s+$')", 'is quadratic'],
  ["RegExp('\\\\s+' + '$', 'u')", 'is quadratic'],
  ['new RegExp(`\\\\s+$`)', 'is quadratic'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program.
  ['new RegExp(`${SPACES}$`)', 'is quadratic'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program.
  ['new RegExp(String.raw`${SPACES}${SPACES}x\\.y`)', 'is quadratic'],
])('%s would be found', (written, fault) => {
  const program = `const SPACES = '\\\\s' + '+';\nexport const x = ${written};`;
  const [pattern] = patternsIn('x.ts', program);
  expect(pattern && faultsOf(pattern).join()).toContain(fault);
});

test('a pattern of which a piece cannot be read is not passed over', () => {
  const program = 'export const found = (words: string) => new RegExp(words);';
  expect(() => patternsIn('x.ts', program)).toThrow('x.ts:1: what words comes to is not known');
});
