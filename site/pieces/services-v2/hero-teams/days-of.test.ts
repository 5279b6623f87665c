import { expect, test } from 'vitest';
import { personDays } from './days-of.ts';

test('charges nothing for half days on other work', () => {
  expect(
    personDays([
      {
        works: [
          { halves: 4, place: 'yours' },
          { halves: 6, place: 'ours' },
        ],
      },
      {
        works: [
          { halves: 2, place: 'ours' },
          { halves: 8, place: 'away' },
        ],
      },
    ]),
  ).toBe(6);
});
