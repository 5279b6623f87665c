import { expect, test } from 'vitest';
import { localize } from '../../../contract/text.ts';
import { content } from '../../content.ts';
import type { SectionContext } from '../define-section.ts';
import type { Plan } from '../pricing/plan-prices.ts';
import { volumeRows } from './volume-costs.ts';

const context = { lang: 'en', words: localize(content.kit, 'en') } as SectionContext;

const plan = (id: string, rest: Partial<Plan>) => ({ id, name: id, ...rest }) as Plan;
const month = (THB: number) => ({ monthly: { THB, USD: 1 }, yearly: { THB, USD: 1 } });

const plans = [
  plan('small', { prices: month(1000), pages: { included: 100, more: { THB: 5, USD: 1 } } }),
  plan('large', { prices: month(2000), pages: { included: 1000, more: { THB: 1, USD: 1 } } }),
  plan('agreed', { agreed: 'By agreement' }),
];

test('adds the pages beyond the plan to the monthly price', () => {
  const [few, many] = volumeRows(plans, [100, 1200], context);
  expect(few?.costs.map((cost) => cost.month)).toEqual(['฿1,000', '฿2,000', 'By agreement']);
  expect(many?.costs.map((cost) => cost.month)).toEqual(['฿6,500', '฿2,200', 'By agreement']);
  expect(many?.pages).toBe('1,200');
});

test('marks the cheapest plan and its price per page', () => {
  const [few, many] = volumeRows(plans, [100, 1200], context);
  expect(few?.costs.map(({ isLeast }) => isLeast)).toEqual([true, false, false]);
  expect(many?.costs.map(({ isLeast }) => isLeast)).toEqual([false, true, false]);
  expect(few?.costs[0]?.page).toBe('฿10.00 per page');
});
