import { wholeNumber } from '../../../../contract/format.ts';
import type { SectionProps } from '../../../kit/define-section.ts';
import { Lead } from '../../../kit/SectionWords.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Bill } from './Bill.tsx';
import { OfferAnswer } from './OfferAnswer.tsx';
import { OfferDetails } from './OfferDetails.tsx';
import { offersOf } from './offers.ts';
import type { schema } from './schema.ts';
import { type WhenChosen, whenChosen } from './when-chosen.ts';

interface AgreedProps extends WhenChosen {
  heading: string;
  points: readonly string[];
}

/** Renders the steps to agree on a price, one after the other. */
function Agreed({ heading, points, ...when }: AgreedProps) {
  return (
    <div className="price-paper grid gap-2xs" {...when}>
      <Text.p className="price-paper-title">{heading}</Text.p>
      <ol className="grid gap-sm">
        {points.map((point) => (
          <Text.li key={point}>{point}</Text.li>
        ))}
      </ol>
    </div>
  );
}

/**
 * Renders the price tool: pages per month, hosting and billing period determine the plan and its price. Radio buttons
 * alone, without a script, choose the offer; screen readers announce the plan and its price when it changes.
 */
export function PriceTool(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, action, plans, pages, first, note, agreed, context } = section;
  const { lang, words } = context;
  const offers = offersOf(section);
  const ownCloud = plans.find((plan) => plan.agreed !== undefined);
  return (
    <section id={anchor} className="price-tool deep" data-section="hero">
      <div className="wrap grid gap-2xl">
        <div className="price-words on-dye grid gap-md">
          <Text.h1 className="text-display">{heading}</Text.h1>
          <Lead>{lead}</Lead>
          <Actions actions={[action]} />
        </div>
        <fieldset className="price-pages on-dye">
          <Text.legend className="text-xl font-semibold">{words.priceTool.pages}</Text.legend>
          <div className="grid gap-xs">
            {pages.map((count, index) => (
              <label key={count} className="price-step bare-radio text-sm font-medium grid rounded">
                <input
                  type="radio"
                  name={`${anchor}-pages`}
                  value={index + 1}
                  defaultChecked={count === first}
                />
                <span>
                  {wholeNumber(lang, count)}
                  {offers.some(({ pages, priced }) => pages === count && !priced) && '+'}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="price-ways on-dye flex flex-wrap">
          {ownCloud !== undefined && (
            <Choice
              name={`${anchor}-runs`}
              legend={words.priceTool.runs}
              hasLegend
              options={[
                { value: 'ours', label: words.priceTool.ours },
                { value: 'own', label: words.priceTool.own },
              ]}
              chosen="ours"
            />
          )}
          <Choice
            name={`${anchor}-period`}
            legend={words.pricing.period}
            hasLegend
            options={[
              { value: 'monthly', label: words.pricing.monthly },
              { value: 'yearly', label: words.pricing.yearly },
            ]}
            chosen="monthly"
          />
        </div>
        <div className="price-offer grid gap-2xl">
          <div className="on-dye" aria-live="polite">
            {offers.map((offer) => (
              <OfferAnswer
                key={keyOf(offer)}
                offer={offer}
                context={context}
                {...whenChosen(offer)}
              />
            ))}
            {ownCloud !== undefined && (
              <OfferAnswer offer={{ plan: ownCloud }} context={context} data-runs="own" />
            )}
          </div>
          <div className="price-details on-dye grid content-start gap-xl">
            {offers.map((offer) => (
              <OfferDetails key={keyOf(offer)} offer={offer} context={context} />
            ))}
            {ownCloud !== undefined && (
              <OfferDetails offer={{ plan: ownCloud }} context={context} data-runs="own" />
            )}
          </div>
          <div className="price-papers grid content-start gap-xl">
            {offers.map(
              (offer) =>
                offer.priced && <Bill key={keyOf(offer)} offer={offer} section={section} />,
            )}
            {offers
              .filter(({ priced }) => !priced)
              .map((offer) => (
                <Agreed key={keyOf(offer)} {...agreed} {...whenChosen(offer)} />
              ))}
            {ownCloud !== undefined && <Agreed {...agreed} data-runs="own" />}
            <Text.p className="text-note on-dye" data-runs="ours">
              {note}
            </Text.p>
          </div>
        </div>
      </div>
    </section>
  );
}

const keyOf = ({ step, priced }: ReturnType<typeof offersOf>[number]) =>
  `${step} ${priced?.period}`;
