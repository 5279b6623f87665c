import type { SectionContent } from '../../../kit/define-section.ts';
import { bold, heading, join, link, list, paragraph, plain } from '../../../ui/markdown.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    bold(section.hub),
    list(
      section.groups.map(
        ({ title, systems }) => `${bold(title)}: ${systems.map(plain).join(', ')}`,
      ),
    ),
    section.action && link(section.action.label, section.action.url),
  );
