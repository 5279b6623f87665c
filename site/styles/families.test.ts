import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { familyRules } from '../../contract/contrast.ts';
import { STRUCTURES } from '../ui/loom/weave.ts';

test('has colors for each structure but mudmee, whose tokens are the defaults', () => {
  const families = [...familyRules(readFileSync('site/styles/tokens.css', 'utf8')).keys()];
  expect(families).toEqual([undefined, ...STRUCTURES.filter((name) => name !== 'mudmee')]);
});
