import { expect, test } from 'vitest';
import { offersOf, type Plan } from './offers.ts';

const plan = (name: string, rest: Partial<Plan>): Plan =>
  ({ id: name, name, features: [], isRecommended: false, ...rest }) as Plan;

const content = {
  plans: [
    plan('Small', {
      prices: { monthly: { THB: 1000, USD: 30 }, yearly: { THB: 900, USD: 27 } },
      pages: { included: 500, more: { THB: 3.5, USD: 0.1 } },
    }),
    plan('Large', {
      prices: { monthly: { THB: 5000, USD: 150 }, yearly: { THB: 4000, USD: 120 } },
      pages: { included: 5000, more: { THB: 1.5, USD: 0.05 } },
    }),
    plan('Own', { agreed: 'By agreement', pages: { included: 50_000 } }),
  ],
  pages: [500, 1000, 2000, 6000, 50_000],
  vat: 7,
  withholding: 3,
} as Parameters<typeof offersOf>[0];

const offers = offersOf(content);
const offer = (pages: number, period?: string) =>
  offers.find((each) => each.pages === pages && each.priced?.period === period);

test('chooses the cheapest plan, including pages beyond it', () => {
  expect(offers.map(({ pages, plan: { name } }) => [pages, name])).toEqual([
    [500, 'Small'],
    [500, 'Small'],
    [1000, 'Small'],
    [1000, 'Small'],
    [2000, 'Large'],
    [2000, 'Large'],
    [6000, 'Large'],
    [6000, 'Large'],
    [50_000, 'Own'],
  ]);
  expect(offer(1000, 'monthly')?.priced?.month).toBe(2750);
  expect(offer(6000, 'yearly')?.priced?.month).toBe(5500);
});

test('adds VAT to the price and calculates withholding tax without it', () => {
  expect(offer(1000, 'monthly')?.priced?.invoice).toEqual({
    plan: 1000,
    more: 1750,
    vat: 192.5,
    total: 2942.5,
    withheld: 82.5,
    transfer: 2860,
  });
  expect(offer(6000, 'yearly')?.priced?.invoice).toMatchObject({ plan: 48_000, more: 18_000 });
});

test('computes the savings of yearly payment', () => {
  expect(offer(1000, 'monthly')?.priced?.saving).toBe(1200);
  expect(offer(1000, 'yearly')?.priced?.saving).toBe(1200);
});

test('has no price for a plan by agreement', () => {
  expect(offer(50_000)?.priced).toBeUndefined();
});
