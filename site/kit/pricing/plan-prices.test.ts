import { expect, test } from 'vitest';
import { isFree, type Plan, pricesOf } from './plan-prices.ts';

type Cost = Pick<Plan, 'prices'>;

const byMonth = (monthly: [THB: number, USD: number], yearly: [THB: number, USD: number]): Cost => {
  const inBoth = ([THB, USD]: [number, number]) => ({ THB, USD });
  return { prices: { monthly: inBoth(monthly), yearly: inBoth(yearly) } };
};

const free = byMonth([0, 0], [0, 0]);

test('has a monthly and a yearly price in each currency for a plan with both', () => {
  expect(pricesOf(byMonth([5900, 175], [4900, 145.5]))).toEqual([
    { currency: 'THB', period: 'monthly', amount: 5900 },
    { currency: 'THB', period: 'yearly', amount: 4900, yearTotal: 58_800, yearSaving: 12_000 },
    { currency: 'USD', period: 'monthly', amount: 175 },
    { currency: 'USD', period: 'yearly', amount: 145.5, yearTotal: 1746, yearSaving: 354 },
  ]);
});

test('mentions savings for yearly payment only when there are any', () => {
  const [, baht, , dollars] = pricesOf(byMonth([990, 30], [990, 32]));
  expect(baht).toEqual({ currency: 'THB', period: 'yearly', amount: 990, yearTotal: 11_880 });
  expect(dollars).toEqual({ currency: 'USD', period: 'yearly', amount: 32, yearTotal: 384 });
});

test('has no total for a free year, and the savings of all months', () => {
  const [, baht] = pricesOf(byMonth([100, 3], [0, 0]));
  expect(baht).toEqual({ currency: 'THB', period: 'yearly', amount: 0, yearSaving: 1200 });
});

test('has one price in each currency for a one-off plan', () => {
  expect(pricesOf({ prices: { once: { THB: 2900, USD: 85 } } })).toEqual([
    { currency: 'THB', period: 'once', amount: 2900 },
    { currency: 'USD', period: 'once', amount: 85 },
  ]);
});

test('has no price for a plan by agreement and does not call it free', () => {
  const prices = pricesOf({});
  expect(prices).toEqual([]);
  expect(isFree(prices)).toBe(false);
});

test.each<[string, Cost, boolean]>([
  ['by the month and by the year', free, true],
  ['once', { prices: { once: { THB: 0, USD: 0 } } }, true],
  ['by the month alone', byMonth([0, 0], [100, 3]), false],
  ['in baht alone', { prices: { once: { THB: 0, USD: 3 } } }, false],
])('detects a price of zero %s', (_, cost, expected) => {
  expect(isFree(pricesOf(cost))).toBe(expected);
});
