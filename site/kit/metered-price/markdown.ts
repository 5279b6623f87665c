import { fill } from '../../../contract/fill.ts';
import { price, wholeNumber } from '../../../contract/format.ts';
import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import { monthsOf } from './months.ts';
import type { schema } from './schema.ts';

/** The price, then what a month comes to for each of the companies. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang, words }: SectionContext,
): string {
  const { unit, examples } = section;
  const baht = (amount: number) => price(lang, amount, 'THB');
  const months = monthsOf(section);
  const holds = fill(words.meteredPrice.holds, {
    included: wholeNumber(lang, section.included),
    unit,
    amount: baht(section.more),
  });
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    `${bold(baht(section.price))} ${plain(`${words.priceTool.aMonth}. ${holds}`)}`,
    list(
      examples.map(({ who, parts }, index) => {
        const { count, cost } = months[index] ?? { count: 0, cost: 0 };
        const consists = parts.map((part) => `${part.label} ${wholeNumber(lang, part.count)}`);
        return `${bold(who)}: ${plain(`${consists.join(' · ')}: ${wholeNumber(lang, count)} ${unit}`)}, ${bold(baht(cost))}`;
      }),
    ),
    paragraph(section.note),
  );
}
