import { bold, heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import { vignetteMarkdown } from '../../vignettes/markdown.ts';
import type { SectionContent } from '../define-section.ts';
import type { schema } from './schema.ts';

/** What we are, what we build, what the pictures show, and where that leads. */
export const toMarkdown = (section: SectionContent<typeof schema>): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
    ...section.vignettes.map(vignetteMarkdown),
    list(section.actions.map(({ label, url }) => link(label, url))),
  );
