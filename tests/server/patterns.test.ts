import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { type Pattern, patternsIn, patternsOfServer } from './patterns.ts';

/** What is wrong with a pattern: how it is slow, and for which character, repeated. */
const faultsOf = ({ source, flags, place }: Pattern): string[] =>
  analyse({ source, flags }).reports.map(
    ({ type, exponential, character }) =>
      `${place}: /${source}/${flags} is ${exponential ? 'exponential' : 'quadratic'} (${type}) in ${character.literal.source}`,
  );

test('no pattern that sees what somebody sends is slower than what it reads is long', () => {
  const patterns = patternsOfServer();
  expect(patterns.length).toBeGreaterThan(50);
  expect(patterns.flatMap(faultsOf)).toEqual([]);
});

test.each([
  ['(a+)+b', 'is exponential'],
  ['\\s+$', 'is quadratic'],
  ['a*a*b', 'is quadratic'],
])('/%s/ would be found', (source, fault) => {
  const [pattern] = patternsIn('x.ts', `export const x = /${source}/;`);
  expect(pattern && faultsOf(pattern).join()).toContain(fault);
});
