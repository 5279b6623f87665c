import { price } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** The contents as links, then the two figures and why they differ. */
export const toMarkdown = (
  { heading: title, lead, contents, reports, note }: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string =>
  join(
    heading(1, title),
    paragraph(lead),
    heading(2, reports.of),
    list(
      reports.figures.map(
        ({ label, amount, says }) =>
          `${plain(label)}: ${bold(price(lang, amount, 'THB'))}, ${plain(says)}`,
      ),
    ),
    list(
      reports.causes.map(({ label, amount }) => `${plain(label)}: ${price(lang, amount, 'THB')}`),
    ),
    paragraph(reports.looked),
    list(
      contents.map(({ label, holds, url }) => `${link(label, url)}: ${plain(holds)}`),
      true,
    ),
    paragraph(note),
  );
