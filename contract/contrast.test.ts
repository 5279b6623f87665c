import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, measurePairs } from './contrast.ts';

const tokens = readFileSync('site/styles/tokens.css', 'utf8');

test('computes a contrast of 21 for black on white and 1 for equal colors', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#12684c', '#12684c')).toBe(1);
});

test.each(measurePairs(tokens))(
  'can tell $of on $on apart in the $theme theme',
  ({ found, least }) => {
    expect(found).toBeGreaterThanOrEqual(least);
  },
);
