import { describe, expect, test } from 'vitest';
import { colour } from '../ui/tokens.ts';
import { contrast } from './contrast.ts';

/** The grounds that pages have. */
const GROUNDS = ['cotton', 'surface', 'raised'];

/** Text colors and their backgrounds; the dyes of families are in families.test.ts. */
const TEXTS: [text: string, grounds: readonly string[]][] = [
  ['ink', [...GROUNDS, 'accent-wash']],
  ['muted', GROUNDS],
  ['lac', GROUNDS],
  ['on-turmeric', ['turmeric', 'turmeric-pale']],
  ['on-turmeric-wash', ['turmeric-wash']],
];

/** Edges of controls, and signs, which have to stand out by less. */
const SIGNS: typeof TEXTS = [
  ['edge', GROUNDS],
  ['turmeric-edge', GROUNDS],
  ['accent', GROUNDS],
];

const pairs = (all: typeof TEXTS) =>
  all.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));

test('black stands out from white by 21, and from itself by 1', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#12684c', '#12684c')).toBe(1);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs(TEXTS))('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(SIGNS))('%s can be seen on %s', (sign, ground) => {
    expect(contrast(colour(sign, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

test('what went wrong can be read on its pale ground, and light words on ebony', () => {
  for (const text of ['lac', 'dye-lac-deep']) {
    expect(contrast(colour(text), colour('lac-wash')), text).toBeGreaterThanOrEqual(4.5);
  }
  for (const text of ['ink', 'muted', 'lac']) {
    expect(contrast(colour(text, 'dark'), colour('ebony')), text).toBeGreaterThanOrEqual(4.5);
  }
});
