import { heading, join, link, paragraph } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    ...section.items.flatMap(({ title, body, action }) => [
      heading(3, title),
      paragraph(body),
      action && link(action.label, action.url),
    ]),
  );
