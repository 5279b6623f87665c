import { CURRENCIES } from '../../../contract/currency.ts';
import { fill } from '../../../contract/fill.ts';
import { price as written } from '../../../contract/format.ts';
import { bold, heading, join, link, list, paragraph, plain, table } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { featuresOf, unitOf } from './plan-pages.ts';
import { type Period, type Plan, pricesOf } from './plan-prices.ts';
import type { schema } from './schema.ts';

const PERIODS = ['monthly', 'yearly', 'once'] as const satisfies readonly Period[];

/** The plans: a table of every price, then what each plan holds. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string {
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    priceTable(section.plans, context),
    paragraph(section.note),
    ...section.plans.map((plan) => planMarkdown(plan, section.recommended, context)),
  );
}

function priceTable(plans: readonly Plan[], context: SectionContext) {
  const { lang, words } = { lang: context.lang, words: context.words.pricing };
  const currencies = { THB: words.baht, USD: words.dollars };
  const columns = PERIODS.filter((period) =>
    plans.some((plan) => pricesOf(plan).some((price) => price.period === period)),
  ).flatMap((period) => CURRENCIES.map((currency) => ({ period, currency })));

  const cell = (plan: Plan, { period, currency }: (typeof columns)[number]) => {
    const price = pricesOf(plan).find(
      (each) => each.period === period && each.currency === currency,
    );
    if (price === undefined) return plan.agreed === undefined ? '–' : plain(plan.agreed);
    if (price.amount === 0) return plain(words.free);
    const { yearTotal } = price;
    const amount = written(lang, price.amount, currency);
    if (yearTotal === undefined) return amount;
    return `${amount} (${fill(words.yearTotal, { amount: written(lang, yearTotal, currency) })})`;
  };

  return table(
    [
      words.plan,
      ...columns.map(({ period, currency }) => `${words[period]} (${currencies[currency]})`),
    ],
    plans.map((plan) => [planCell(plan, context), ...columns.map((column) => cell(plan, column))]),
  );
}

function planCell(plan: Plan, context: SectionContext): string {
  const unit = unitOf(plan, context);
  return plain(plan.name) + (unit === undefined ? '' : ` (${plain(unit)})`);
}

const planMarkdown = (plan: Plan, recommended: string, context: SectionContext) =>
  join(
    heading(3, plan.name),
    plan.isRecommended && bold(recommended),
    paragraph(plan.kind),
    paragraph(plan.lead),
    paragraph(plan.includes),
    list(featuresOf(plan, context).map(plain)),
    link(plan.action.label, plan.action.url),
  );
