import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coloursIn } from '../../contract/colours.ts';
import { STRUCTURES } from '../ui/loom/weave.ts';
import { contrast } from './contrast.ts';

const tokens = readFileSync('site/styles/tokens.css', 'utf8');

/** Returns the rules of a family; empty for mudmee, whose tokens are the defaults. */
const rulesOf = (family: string) =>
  new RegExp(`:root\\[data-family="${family}"\\] \\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';

test('has a family for each structure but mudmee', () => {
  const families = STRUCTURES.filter((family) => rulesOf(family) !== '');
  expect(families).toEqual(STRUCTURES.filter((family) => family !== 'mudmee'));
});

describe.each(STRUCTURES)('the family of %s', (family) => {
  // The last value of a name applies.
  const colour = coloursIn(`${tokens}:root {${rulesOf(family)}}`);

  test.each(['light', 'dark'] as const)('is readable in the %s theme', (theme) => {
    const colourOf = (name: string) => colour(name, theme);
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
      const found = contrast(colourOf(text), colourOf(ground));
      expect(found, `${text} on ${ground}: ${found.toFixed(2)}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('is readable on ebony, which is dark in both themes', () => {
    expect(contrast(colour('accent', 'dark'), colour('ebony'))).toBeGreaterThanOrEqual(4.5);
  });
});
