import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { type Pattern, patternsOfServer } from './patterns.ts';

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
