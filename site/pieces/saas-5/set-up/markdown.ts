import { wholeNumber } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext } from '../../../kit/define-section.ts';
import { bold, heading, join, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

/** Week by week: what is done, what is asked for, and how much runs by then. */
export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.weeks.map(
        ({ title, body, yours, runs }, index) =>
          `${bold(`${section.week} ${index + 1}: ${title}`)} ${plain(
            `(${wholeNumber(lang, runs)} ${section.unit}) ${body} ${section.yours} ${yours}`,
          )}`,
      ),
    ),
    paragraph(section.note),
  );
