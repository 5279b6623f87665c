import { expect, test } from 'vitest';
import { personDays, staysOf } from './stays-of.ts';

const work = (place: 'yours' | 'ours' | 'away', halves: number) => ({ place, halves });
const people = [
  { works: [work('ours', 2), work('ours', 6), work('yours', 2)] },
  { works: [work('yours', 4), work('away', 6)] },
  { works: [work('ours', 10)] },
];

test('charges nothing for half days on other work', () => {
  expect(personDays(people)).toBe(12);
});

test('gives two stays the same line unless they overlap', () => {
  const { weeks, bands } = staysOf(people);
  expect(weeks.flat().map(({ from, to, line }) => [from, to, line])).toEqual([
    ...[
      [0, 8, 5],
      [8, 10, 3],
    ],
    ...[
      [0, 4, 3],
      [4, 10, 8],
    ],
    [0, 10, 6],
  ]);
  expect(bands.map(({ lines }) => lines)).toEqual(['2 / 4', '4 / 7', '7 / 9']);
});
