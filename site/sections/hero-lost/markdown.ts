import { heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** What happened, and the ways on. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(1, `${section.code}: ${section.heading}`),
    paragraph(section.lead),
    link(section.action.label, section.action.url),
    heading(2, section.waysHeading),
    list(section.ways.map(({ label, detail, url }) => `${link(label, url)}: ${plain(detail)}`)),
  );
