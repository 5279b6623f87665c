import { fill } from '../../../../contract/fill.ts';
import { wholeNumber } from '../../../../contract/format.ts';
import { content } from '../../../content.ts';
import type { SectionContext } from '../../../kit/define-section.ts';
import type { Offer, Plan } from './offers.ts';

/** Returns the address for requesting a quotation: an email with the choices made and the missing invoice details. */
export function mailAddress(
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
