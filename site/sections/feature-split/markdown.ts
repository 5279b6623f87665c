import { bold, heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import { vignetteMarkdown } from '../../vignettes/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(section.points.map(({ title, body }) => `${bold(title)}: ${plain(body)}`)),
    vignetteMarkdown(section.vignette),
    section.action && link(section.action.label, section.action.url),
  );
