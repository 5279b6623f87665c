import { expect, test } from 'vitest';
import { outcomesOf, valuesIn } from './outcomes.ts';

const exercise = {
  bands: [
    { label: '99–100', values: 120, wrong: 0, line: 99 },
    { label: '95–98', values: 40, wrong: 1, line: 95 },
    { label: 'below 95', values: 40, wrong: 11, line: undefined },
  ],
  look: 2,
  kinds: [
    { label: 'Total', error: 300 },
    { label: 'Description', error: 20 },
  ],
  first: 3,
  note: '',
};

test('charges looks for values that people check and errors for those they do not', () => {
  const ofTotal = outcomesOf(exercise).filter(({ kind }) => kind === 1);
  expect(ofTotal.map(({ looks, passes, cost }) => [looks, passes, cost])).toEqual([
    [200, 0, 400],
    [80, 0, 160],
    [40, 1, 380],
    [0, 12, 3600],
  ]);
  expect(ofTotal.map(({ more }) => more)).toEqual([240, 0, 220, 3440]);
});

test('picks another line as the cheapest where an error costs less', () => {
  const ofDescription = outcomesOf(exercise).filter(({ kind }) => kind === 2);
  expect(ofDescription.find(({ more }) => more === 0)?.line).toBe(2);
});

test('counts all values', () => {
  expect(valuesIn(exercise)).toBe(200);
});
