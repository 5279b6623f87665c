import { expect, test } from 'vitest';
import { paidByWeek } from './paid.ts';

test('adds nothing for a week that is not charged', () => {
  const weeks = [true, true, false, true].map((isPaid) => ({ isPaid }));
  expect(paidByWeek(weeks)).toEqual([1, 2, 2, 3]);
});
