import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coloursIn } from '../../contract/colours.ts';
import { STRUCTURES } from '../../contract/loom/weave.ts';

const tokens = readFileSync('site/styles/tokens.css', 'utf8');

/** What a family changes; nothing for mudmee, whose tokens are everybody's. */
const rulesOf = (family: string) =>
  new RegExp(`:root\\[data-family="${family}"\\] \\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How much two colours stand out from each other (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('black stands out from white by 21, and from itself by 1', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#12684c', '#12684c')).toBe(1);
});

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
