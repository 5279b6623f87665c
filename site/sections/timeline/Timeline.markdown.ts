import { heading, join, list, paragraph, plain } from '../../markdown/markdown.ts';
import type { SectionContent, SectionContext } from '../section-props.ts';
import { yearIn } from './year.ts';

export const timelineMarkdown = (
  section: SectionContent<'timeline'>,
  { lang }: SectionContext,
): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.events.map(
        ({ year, title, body }) => `**${yearIn(year, lang)}: ${plain(title)}** ${plain(body)}`,
      ),
    ),
  );
