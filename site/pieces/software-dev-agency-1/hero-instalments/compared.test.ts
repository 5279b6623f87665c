import { expect, test } from 'vitest';
import { comparedWays } from './compared.ts';

const weeks = [true, true, false, true].map((isPaid) => ({ isPaid }));

test('splits a total into instalments, with the remainder last', () => {
  const instalments = [
    { before: 1, percent: 40 },
    { before: 3, percent: 20 },
  ];
  expect(comparedWays({ weeks, compared: { instalments } })).toEqual({
    line: 'M0 3H0V1.80H2V1.20H4V0',
    ground: 'M0 3H0V1.80H2V1.20H4V3z',
  });
});
