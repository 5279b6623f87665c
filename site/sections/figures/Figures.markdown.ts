import { bold, heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const figuresMarkdown = (section: SectionContent<'figures'>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(
      section.figures.map(
        ({ value, label, source, url }) =>
          `${bold(value)} ${plain(label)} (${url === undefined ? plain(source) : link(source, url)})`,
      ),
    ),
  );
