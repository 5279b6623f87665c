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
])('describes a span from half day %i of %i half days as %s', (first, halves, span) => {
  expect(spanOf(first, halves, names)).toBe(span);
});

test('starts each task where the previous one ends', () => {
  expect(beginnings([{ halves: 4 }, { halves: 1 }, { halves: 5 }])).toEqual([0, 4, 5]);
});
