import { bold, heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import { vignetteMarkdown } from '../../ui/vignettes/vignette-markdown.ts';
import type { SectionContent } from '../section-props.ts';

/** What we are, what we build, what the pictures show, and where that leads. */
export const heroLoomMarkdown = (section: SectionContent<'hero-loom'>): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.facts.map(({ term, detail }) => `${bold(term)}: ${plain(detail)}`)),
    ...section.vignettes.map(vignetteMarkdown),
    list(section.actions.map(({ label, url }) => link(label, url))),
  );
