import { expect, test } from 'vitest';
import { costOfStamp } from './cost-of-stamp.ts';

const shop = {
  items: [{ baht: 60 }, { baht: 40 }],
  reward: { baht: 24 },
  month: { baht: 1200, bills: 600 },
};

test('divides the reward by the stamps and adds the app’s cost per bill', () => {
  expect(costOfStamp(shop, 8)).toEqual({ bill: 100, stamp: 3, app: 2, both: 5, percent: 5 });
});
