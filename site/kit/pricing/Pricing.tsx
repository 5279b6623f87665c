import { currenciesFor } from '../../../contract/currency.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Text } from '../../ui/Text.tsx';
import { defineSection, type SectionProps } from '../define-section.ts';
import { SectionHead } from '../SectionHead.tsx';
import { SectionNote } from '../SectionNote.tsx';
import { toMarkdown } from './markdown.ts';
import { PlanPrices } from './PlanPrices.tsx';
import { featuresOf, threadsOf } from './plan-pages.ts';
import { isFree, pricesOf } from './plan-prices.ts';
import { schema } from './schema.ts';

/** Renders plans with their prices. Radio buttons alone, without a script, switch the prices. */
function Pricing(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, plans, recommended, note, context } = section;
  const words = context.words.pricing;
  const paid = plans.map(pricesOf).filter((prices) => prices.length > 0 && !isFree(prices));
  return (
    <section id={anchor} className="pricing section wrap" data-section="pricing">
      <div className="pricing-top grid gap-2xl">
        <SectionHead heading={heading} lead={lead} />
        {paid.length > 0 && (
          <Choice
            name={`${anchor}-currency`}
            legend={words.currency}
            options={[
              { value: 'THB', label: words.baht },
              { value: 'USD', label: words.dollars },
            ]}
            chosen={currenciesFor(context.lang)[0] ?? 'THB'}
          />
        )}
      </div>
      <ul className="plans grid gap-2xl">
        {plans.map((plan) => (
          <li
            key={plan.id}
            className="plan relative grid content-start gap-lg border-t"
            data-recommended={plan.isRecommended ? '' : undefined}
          >
            {plan.pages && (
              <div
                className="plan-threads"
                aria-hidden="true"
                style={threadsOf(plan.pages.included)}
              />
            )}
            <div className="plan-head flex flex-wrap items-baseline justify-between">
              <Text.h3>{plan.name}</Text.h3>
              {plan.isRecommended && (
                <Text.p className="text-sm text-accent font-medium">{recommended}</Text.p>
              )}
              {plan.kind !== undefined && <Text.p className="plan-kind">{plan.kind}</Text.p>}
            </div>
            <Text.p className="text-muted">{plan.lead}</Text.p>
            <PlanPrices plan={plan} context={context} />
            <div className="plan-action">
              <ButtonLink
                href={plan.action.url}
                label={plan.action.label}
                rank={plan.isRecommended ? 'first' : 'second'}
              />
            </div>
            <div className="plan-holds">
              {plan.includes !== undefined && <Text.p>{plan.includes}</Text.p>}
              {/* On a phone, only the recommended plan is open. */}
              <details open={plan.isRecommended}>
                <Text.summary className="plus flex">{plan.includes ?? words.included}</Text.summary>
                <ul className="grid gap-sm">
                  {featuresOf(plan, context).map((feature, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: features never change places
                    <Text.li key={index}>{feature}</Text.li>
                  ))}
                </ul>
              </details>
            </div>
          </li>
        ))}
      </ul>
      <SectionNote
        note={plans.some(({ pages }) => pages) ? [words.threads, note].join(' ') : note}
      />
    </section>
  );
}

export const pricing = defineSection({
  schema,
  Component: Pricing,
  toMarkdown,
  styles: ['ui/Choice.css'],
});
