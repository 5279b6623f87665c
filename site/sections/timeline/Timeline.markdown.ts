import { yearIn } from '../../../contract/format.ts';
import { heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent, SectionContext } from '../section-props.ts';

export const timelineMarkdown = (
  section: SectionContent<'timeline'>,
  { lang }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.events.map(
        ({ year, title, body }) => `**${yearIn(lang, year)}: ${plain(title)}** ${plain(body)}`,
      ),
    ),
  );
