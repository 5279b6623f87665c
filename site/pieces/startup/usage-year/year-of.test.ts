import { expect, test } from 'vitest';
import type { Plan } from '../../../kit/pricing/plan-prices.ts';
import { yearOf } from './year-of.ts';

const plan = {
  prices: { monthly: { THB: 1000, USD: 30 }, yearly: { THB: 900, USD: 27 } },
  pages: { included: 100, more: { THB: 1.5, USD: 0.05 } },
} as Plan;
const month = (pages: number) => ({ pages, minutes: 0, topic: '', entry: '' });

test('charges pages beyond the free ones, next to the list price of all pages', () => {
  const { months, total } = yearOf({ plan: [plan], free: 400, months: [month(80), month(410)] });
  expect(months).toEqual([
    { pages: 80, beyond: 0, paid: 0, listed: 1000 },
    { pages: 410, beyond: 10, paid: 15, listed: 1465 },
  ]);
  expect(total).toEqual({ pages: 490, beyond: 10, paid: 15, listed: 2465 });
});
