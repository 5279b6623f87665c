import { expect, test } from 'vitest';
import { costOfStamp } from './cost-of-stamp.ts';

const shop = {
  items: [{ baht: 60 }, { baht: 40 }],
  reward: { baht: 24 },
  month: { baht: 1200, bills: 600 },
};

test('a stamp costs its part of the reward, and the bill its part of the app', () => {
  expect(costOfStamp(shop, 8)).toEqual({ bill: 100, stamp: 3, app: 2, both: 5, percent: 5 });
});

test('the more stamps a card has, the less each costs', () => {
  expect(costOfStamp(shop, 12).stamp).toBe(2);
  expect(costOfStamp(shop, 12).percent).toBeLessThan(costOfStamp(shop, 8).percent);
});
