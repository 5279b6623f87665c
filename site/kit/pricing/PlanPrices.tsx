import { fill } from '../../../contract/fill.ts';
import { price } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import type { SectionContext } from '../define-section.ts';
import { unitOf } from './plan-pages.ts';
import { isFree, type Plan, type PlanPrice, pricesOf } from './plan-prices.ts';

interface Props {
  plan: Plan;
  context: SectionContext;
}

/**
 * Renders the prices of a plan in every currency and billing period: the choices above the plans show one of them
 * (`Pricing.css`), and screen readers skip the others.
 */
export function PlanPrices({ plan, context }: Props) {
  const { lang, words } = context;
  const prices = pricesOf(plan);
  const unitWords = unitOf(plan, context);
  const unit = unitWords !== undefined && <Text.p>{unitWords}</Text.p>;
  if (prices.length === 0 || isFree(prices)) {
    return (
      <div className="text-note grid content-start">
        <Text.p className="plan-amount text-ink font-semibold">
          {plan.agreed ?? words.pricing.free}
        </Text.p>
        {unit}
      </div>
    );
  }

  const written = ({ currency }: PlanPrice, amount: number) => price(lang, amount, currency);
  return (
    <div className="text-note grid content-start">
      {prices.map((each) => (
        <p key={keyOf(each)} className="plan-amount text-ink font-semibold" {...shownWhen(each)}>
          {written(each, each.amount)}
        </p>
      ))}
      {unit}
      {prices.map((each) => {
        if (each.period === 'once') return null;
        const [total, saving] = [each.yearTotal, each.yearSaving];
        return (
          <p key={keyOf(each)} className="plan-total" {...shownWhen(each)}>
            {total === undefined ? (
              <Text>{words.pricing.monthByMonth}</Text>
            ) : (
              <Text.span className="block">
                {fill(words.pricing.yearTotal, { amount: written(each, total) })}
              </Text.span>
            )}
            {saving !== undefined && (
              <Text.span className="text-accent block">
                {fill(words.pricing.yearSaving, { amount: written(each, saving) })}
              </Text.span>
            )}
          </p>
        );
      })}
    </div>
  );
}

const keyOf = ({ currency, period }: PlanPrice) => `${currency}-${period}`;

const shownWhen = ({ currency, period }: PlanPrice) => ({
  'data-currency': currency,
  'data-period': period,
});
