import { expect, test } from 'vitest';
import { fitting, stepOf } from './steps.ts';

const spend = [{ most: 0 }, { most: 50_000 }, {}];
const wait = [{ most: 1 }, {}];

test('finds the first limit that a figure does not exceed', () => {
  expect([0, 1, 50_000, 50_001].map((baht) => stepOf(baht, spend))).toEqual([0, 1, 1, 2]);
});

test('counts an outcome once neither limit is exceeded', () => {
  const outcomes = [
    { baht: 0, weeks: 2 },
    { baht: 48_000, weeks: 1 },
    { baht: 190_000, weeks: 3 },
  ];
  expect(fitting(outcomes, spend, wait)).toEqual([
    [0, 1],
    [1, 2],
    [1, 3],
  ]);
});
