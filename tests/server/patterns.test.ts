import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { type Pattern, patternsOfServer } from './patterns.ts';

/** Returns the faults of a pattern: how it is slow, and for which repeated character. */
const faultsOf = ({ source, flags, place }: Pattern): string[] =>
  analyse({ source, flags }).reports.map(
    ({ type, exponential, character }) =>
      `${place}: /${source}/${flags} is ${exponential ? 'exponential' : 'quadratic'} (${type}) in ${character.literal.source}`,
  );

test('has no pattern slower than linear in the length of client input', () => {
  const patterns = patternsOfServer();
  expect(patterns.length).toBeGreaterThan(50);
  // Some are composed of parts, including another file’s.
  expect(patterns.map(({ source }) => source)).toContainEqual(
    expect.stringMatching(/^<a href="\(\?:.*\/search\(/),
  );
  expect(patterns.flatMap(faultsOf)).toEqual([]);
});
