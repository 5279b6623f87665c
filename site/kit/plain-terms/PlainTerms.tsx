import { price } from '../../../contract/format.ts';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { defineSection, type SectionContext, type SectionProps } from '../define-section.ts';
import { unitOf } from '../pricing/plan-pages.ts';
import type { Plan } from '../pricing/plan-prices.ts';
import { SectionHead } from '../SectionHead.tsx';
import { schema } from './schema.ts';

/** Returns the price of a plan in baht: per month if it is billed monthly, or the text shown instead of a price. */
function costOf({ prices, agreed = '' }: Plan, { lang, words }: SectionContext): string {
  if (prices === undefined) return agreed;
  const { THB } = 'once' in prices ? prices.once : prices.monthly;
  return THB === 0 ? words.pricing.free : price(lang, THB, 'THB');
}

/** Renders the answers to a buyer's first questions: prices in large figures, then the answers. */
function PlainTerms(section: SectionProps<typeof schema>) {
  const { type, anchor, heading, lead, plans, note, action, answers, look, folds, context } =
    section;
  return (
    <section id={anchor} className="plain-terms" data-section={type} data-look={look}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        {plans !== undefined && (
          <div className="terms-prices">
            <ul>
              {plans.map((plan) => (
                <li key={plan.id}>
                  <p className="text-muted">
                    <Text.b className="text-ink">{plan.name}</Text.b>{' '}
                    <Text>{plan.kind ?? plan.lead}</Text>
                  </p>
                  <Text.p
                    className={`terms-price font-semibold ${plan.prices ? 'text-title' : 'text-3xl'}`}
                  >
                    {costOf(plan, context)}
                  </Text.p>
                  <Text.p>{unitOf(plan, context) ?? ''}</Text.p>
                </li>
              ))}
            </ul>
            {note !== undefined && <Text.p className="terms-note">{note}</Text.p>}
            {action && <TextLink {...action} />}
          </div>
        )}
        <dl className="terms-answers">
          {answers.map(({ question, fact, body, action }, index) => {
            const isFolded = folds && (look !== 'first' || index > 0);
            const rest = (
              <>
                <Text>{body}</Text> {action && <TextLink {...action} />}
              </>
            );
            return (
              <div key={question}>
                <Text.dt className="text-muted">{question}</Text.dt>
                {!isFolded && <Text.dd className="terms-fact">{fact}</Text.dd>}
                <dd>
                  {isFolded ? (
                    <details>
                      <Text.summary className="plus terms-fact flex items-center gap-md">
                        {fact}
                      </Text.summary>
                      {rest}
                    </details>
                  ) : (
                    rest
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}

export const plainTerms = defineSection({
  schema,
  Component: PlainTerms,
});
