import { expect, test } from 'vitest';
import { beginnings, spanOf } from './days.ts';

const names = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  morning: 'morning',
  afternoon: 'afternoon',
};

test.each([
  [0, 2, 'Mon'],
  [0, 6, 'Mon–Wed'],
  [2, 1, 'Tue morning'],
  [9, 1, 'Fri afternoon'],
  [0, 5, 'Mon–Wed morning'],
  [1, 3, 'Mon afternoon–Tue'],
  [0, 10, 'Mon–Fri'],
])('from half day %i on, %i of them are %s', (first, halves, said) => {
  expect(spanOf(first, halves, names)).toBe(said);
});

test('each work begins where the one before it ends', () => {
  expect(beginnings([{ halves: 4 }, { halves: 1 }, { halves: 5 }])).toEqual([0, 4, 5]);
});
