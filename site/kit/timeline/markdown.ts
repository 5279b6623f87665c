import { yearIn } from '../../../contract/format.ts';
import { heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../define-section.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (
  section: SectionContent<typeof schema>,
  { lang }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.events.map(({ year, title, body, wrong }) =>
        [
          `**${yearIn(lang, year)}: ${plain(title)}** ${plain(body)}`,
          wrong && `${plain([section.wrong, wrong].filter(Boolean).join(': '))}`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    ),
  );
