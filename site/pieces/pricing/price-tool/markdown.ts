import { price, wholeNumber } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, link, list, paragraph, plain, table } from '../../../ui/markdown.ts';
import { billLines } from './bill-lines.ts';
import { type Offer, offersOf } from './offers.ts';
import type { schema } from './schema.ts';

/** Every choice in one table: the plan for so many pages a month, what a month costs, and what is transferred for it. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  context: SectionContext,
): string {
  const { lang, words } = context;
  const offers = offersOf(section);
  const whole = { ...section, context };
  const transferred = (offer: Offer) => billLines(offer, whole).at(-1)?.amount ?? '–';
  const byMonth = offers.filter(({ priced }) => priced?.period !== 'yearly');
  const byYear = (step: number) =>
    offers.find((offer) => offer.step === step && offer.priced?.period === 'yearly');
  const cost = (offer: Offer | undefined, plan: Offer['plan']) =>
    offer?.priced ? price(lang, offer.priced.month, 'THB') : plain(plan.agreed ?? '–');
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    link(section.action.label, section.action.url),
    table(
      [
        words.priceTool.pages,
        words.pricing.plan,
        words.pricing.monthly,
        words.priceTool.transfer,
        words.pricing.yearly,
      ].map(plain),
      byMonth.map((offer) => [
        wholeNumber(lang, offer.pages),
        plain(offer.plan.name),
        cost(offer, offer.plan),
        transferred(offer),
        cost(byYear(offer.step), offer.plan),
      ]),
    ),
    paragraph(section.note),
    heading(2, section.agreed.heading),
    list(section.agreed.points.map(plain), true),
  );
}
