import { fill } from '../../../../contract/fill.ts';
import { price, wholeNumber } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, paragraph, plain, table } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';
import { yearOf } from './year-of.ts';

/** The year as a table, a line for each month, then what it came to. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang, words: { usageYear: says } }: SectionContext,
): string {
  const { months, total } = yearOf(section);
  const baht = (amount: number) => price(lang, amount, 'THB');
  const number = (count: number) => wholeNumber(lang, count);
  return join(
    heading(2, section.heading),
    paragraph(section.lead),
    paragraph(section.call.says),
    `\`${section.call.sent}\` \`${section.call.got}\``,
    table(
      [says.month, says.pages, says.paid, says.listed, says.talk, says.log].map(plain),
      section.months.map(({ pages, minutes, topic, entry }, index) =>
        [
          String(index + 1),
          number(pages),
          baht(months[index]?.paid ?? 0),
          baht(months[index]?.listed ?? 0),
          `${fill(says.engineer, { minutes, of: section.talk })}: ${topic}`,
          entry,
        ].map(plain),
      ),
    ),
    paragraph(fill(says.free, { pages: number(section.free) })),
    `${plain(says.listedYear)}: ${bold(baht(total.listed))}. ${plain(says.paidYear)}: ${bold(baht(total.paid))}`,
    paragraph(section.example),
  );
}
