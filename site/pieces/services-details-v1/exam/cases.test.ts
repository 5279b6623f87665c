import { expect, test } from 'vitest';
import { countOf, statesOf } from './cases.ts';

const round = { asked: [2, 11], wrong: [100] };

test('counts a case as right unless it is passed on or wrong', () => {
  const states = statesOf(round);
  expect([states[0], states[1], states[10], states[99]]).toEqual([
    'right',
    'asked',
    'asked',
    'wrong',
  ]);
  expect((['right', 'asked', 'wrong'] as const).map((state) => countOf(round, state))).toEqual([
    97, 2, 1,
  ]);
});
