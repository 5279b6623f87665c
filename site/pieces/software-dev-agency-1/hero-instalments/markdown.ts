import { price } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { heading, join, link, list, paragraph, plain, table } from '../../../ui/markdown.ts';
import { paidByWeek } from '../week-plan/paid.ts';
import type { schema } from './schema.ts';

/** The words, then a line a week: what is handed over, and what has been paid by then. */
export function toMarkdown(
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string {
  const { weeks, rate, unpaid, compared } = section;
  const paid = paidByWeek(weeks);
  const due = compared.instalments.map(
    ({ before, percent }) => `${plain(section.week)} ${before}: ${percent}%`,
  );
  return join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.actions.map(({ label, url }) => link(label, url))),
    paragraph(section.example),
    table(
      [plain(section.week), '', '฿'],
      weeks.map(({ held, isPaid }, index) => [
        String(index + 1),
        plain(held),
        price(lang, rate * (paid[index] ?? 0), 'THB') + (isPaid ? '' : ` (${plain(unpaid)})`),
      ]),
    ),
    `${plain(compared.label)}: ${due.join(', ')}`,
  );
}
