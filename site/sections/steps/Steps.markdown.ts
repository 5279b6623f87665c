import { bold, heading, join, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const stepsMarkdown = (section: SectionContent<'steps'>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.steps.map(
        ({ title, body, span }) =>
          `${bold(title)}${span === undefined ? '' : ` (${plain(span)})`}: ${plain(body)}`,
      ),
      true,
    ),
  );
