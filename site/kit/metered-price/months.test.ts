import { expect, test } from 'vitest';
import { monthsOf } from './months.ts';

const example = (...counts: number[]) => ({
  who: '',
  parts: counts.map((count) => ({ label: '', count })),
});

test('charges nothing for units in the price and the unit price beyond', () => {
  const examples = [example(24, 60), example(2000), example(2480, 568)];
  expect(monthsOf({ price: 3900, included: 2000, more: 1, examples })).toEqual([
    { count: 84, beyond: 0, cost: 3900 },
    { count: 2000, beyond: 0, cost: 3900 },
    { count: 3048, beyond: 1048, cost: 4948 },
  ]);
});
