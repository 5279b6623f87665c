import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coloursIn } from '../../contract/colours.ts';
import { STRUCTURES } from '../ui/loom/weave.ts';
import { contrast } from './contrast.ts';

const tokens = readFileSync('site/styles/tokens.css', 'utf8');

/** Returns the tokens that a family overrides; empty for mudmee, whose tokens are the defaults. */
const rulesOf = (family: string) =>
  new RegExp(`:root\\[data-family="${family}"\\] \\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';

test('each structure but mudmee has a family of its own', () => {
  const families = STRUCTURES.filter((family) => rulesOf(family) !== '');
  expect(families).toEqual(STRUCTURES.filter((family) => family !== 'mudmee'));
});

describe.each(STRUCTURES)('the family of %s', (family) => {
  // The last value of a name is the one that counts.
  const colour = coloursIn(`${tokens}:root {${rulesOf(family)}}`);

  test.each(['light', 'dark'] as const)('can be read in the %s theme', (theme) => {
    const of = (name: string) => colour(name, theme);
    for (const [text, ground] of [
      ['accent', 'cotton'],
      ['accent', 'surface'],
      ['accent', 'raised'],
      ['accent', 'accent-wash'],
      ['on-accent', 'accent'],
      ['ink', 'accent-wash'],
      ['muted', 'accent-wash'],
      ['white', 'accent-deep'],
    ] as const) {
      const found = contrast(of(text), of(ground));
      expect(found, `${text} on ${ground}: ${found.toFixed(2)}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('can be read on ebony, which is dark in either theme', () => {
    expect(contrast(colour('accent', 'dark'), colour('ebony'))).toBeGreaterThanOrEqual(4.5);
  });
});
