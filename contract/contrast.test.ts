import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measurePairs } from './contrast.ts';

const tokens = readFileSync('site/styles/tokens.css', 'utf8');

test.each(measurePairs(tokens))(
  'can tell $of on $on apart in the $theme theme',
  ({ found, least }) => {
    expect(found).toBeGreaterThanOrEqual(least);
  },
);
