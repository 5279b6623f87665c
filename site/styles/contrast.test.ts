import { describe, expect, test } from 'vitest';
import { colour } from '../ui/tokens.ts';
import { contrast } from './contrast.ts';

/** The backgrounds of pages. */
const GROUNDS = ['cotton', 'surface', 'raised'];

/** Text colors with their backgrounds; the dyes of families are in families.test.ts. */
const TEXTS: [text: string, grounds: readonly string[]][] = [
  ['ink', [...GROUNDS, 'accent-wash']],
  ['muted', GROUNDS],
  ['lac', GROUNDS],
  ['on-turmeric', ['turmeric', 'turmeric-pale']],
  ['on-turmeric-wash', ['turmeric-wash']],
];

/** Borders of controls and icons, which need less contrast. */
const SIGNS: typeof TEXTS = [
  ['edge', GROUNDS],
  ['turmeric-edge', GROUNDS],
  ['accent', GROUNDS],
];

const pairs = (all: typeof TEXTS) =>
  all.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));

test('computes a contrast of 21 for black on white and 1 for equal colors', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#12684c', '#12684c')).toBe(1);
});

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(pairs(TEXTS))('has readable text: %s on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(SIGNS))('has visible signs: %s on %s', (sign, ground) => {
    expect(contrast(colour(sign, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

test('has readable errors on their pale background and readable light text on ebony', () => {
  for (const text of ['lac', 'dye-lac-deep']) {
    expect(contrast(colour(text), colour('lac-wash')), text).toBeGreaterThanOrEqual(4.5);
  }
  for (const text of ['ink', 'muted', 'lac']) {
    expect(contrast(colour(text, 'dark'), colour('ebony')), text).toBeGreaterThanOrEqual(4.5);
  }
});
