import { heading, join, link, list, paragraph } from '../../ui/markdown.ts';
import { vignetteMarkdown } from '../../ui/vignettes/vignette-markdown.ts';
import type { SectionContent } from '../section-props.ts';

/** The words, where they lead, and what the picture shows. */
export const heroSplitMarkdown = (section: SectionContent<'hero-split'>): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.actions.map(({ label, url }) => link(label, url))),
    paragraph(section.note),
    vignetteMarkdown(section.vignette),
  );
