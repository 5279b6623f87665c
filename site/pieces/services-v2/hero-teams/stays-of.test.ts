import { expect, test } from 'vitest';
import { personDays, staysOf } from './stays-of.ts';

const people = [
  {
    works: [
      { halves: 2, place: 'ours' },
      { halves: 6, place: 'ours' },
      { halves: 2, place: 'yours' },
    ],
  },
  {
    works: [
      { halves: 4, place: 'yours' },
      { halves: 6, place: 'away' },
    ],
  },
  { works: [{ halves: 10, place: 'ours' }] },
] as const;

test('charges nothing for half days on other work', () => {
  expect(personDays(people)).toBe(12);
});

test('gives two stays the same row unless they overlap', () => {
  expect(staysOf(people)).toEqual([
    [
      { place: 'ours', from: 0, to: 8, row: 0 },
      { place: 'yours', from: 8, to: 10, row: 0 },
    ],
    [
      { place: 'yours', from: 0, to: 4, row: 0 },
      { place: 'away', from: 4, to: 10, row: 0 },
    ],
    [{ place: 'ours', from: 0, to: 10, row: 1 }],
  ]);
});
