import { fill } from '../../../../contract/fill.ts';
import { price, wholeNumber } from '../../../../contract/format.ts';
import { content } from '../../../content.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { Offer, Plan } from './offers.ts';
import { PagesBar } from './PagesBar.tsx';
import { type WhenChosen, whenChosen } from './when-chosen.ts';

/** Returns the address for requesting a quotation: an email with the choices made and the missing invoice details. */
function mailAddress(
  plan: Plan,
  offer: Offer | undefined,
  { lang, words: { priceTool: says, pricing } }: SectionContext,
): string {
  const subject = fill(says.subject, {
    plan: plan.name,
    pages: offer ? wholeNumber(lang, offer.pages) : '…',
    period: offer?.priced ? pricing[offer.priced.period].toLowerCase() : says.own.toLowerCase(),
  });
  const query = { subject, body: says.body };
  const written = Object.entries(query).map(
    ([key, words]) => `${key}=${encodeURIComponent(words)}`,
  );
  return `mailto:${content.brand.email}?${written.join('&')}`;
}

type Props = { context: SectionContext } & (
  | { offer: Offer }
  | ({ offer: Pick<Offer, 'plan'> } & WhenChosen)
);

/** Renders the pages of an offer, alternatives to it, and where to begin. */
export function OfferDetails({ offer, context, ...own }: Props) {
  const { plan } = offer;
  const { lang, words } = context;
  const says = words.priceTool;
  const whole = 'step' in offer ? offer : undefined;
  const when = whole ? whenChosen(whole) : own;
  const priced = whole?.priced;
  const asked = mailAddress(plan, whole, context);
  return (
    <div className="grid content-start gap-xl" {...when}>
      {whole && priced && (
        <>
          <PagesBar {...whole} context={context} />
          {priced.saving > 0 && (
            <Text.p className="font-medium">
              {fill(priced.period === 'yearly' ? says.saved : says.saves, {
                amount: price(lang, priced.saving, 'THB'),
                monthly: price(lang, priced.yearly, 'THB'),
              })}
            </Text.p>
          )}
        </>
      )}
      {!priced && <Text.p className="font-medium">{plan.lead}</Text.p>}
      <div className="actions">
        <ButtonLink href={plan.action.url} label={plan.action.label} rank="first" />
        <ButtonLink href={asked} label={says.ask} rank="second" />
      </div>
    </div>
  );
}
