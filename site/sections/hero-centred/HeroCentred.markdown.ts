import { heading, join, link, list, paragraph } from '../../ui/markdown.ts';
import { vignetteMarkdown } from '../../ui/vignettes/vignette-markdown.ts';
import type { SectionContent } from '../section-props.ts';

/** The words, where they lead, and what the picture shows if there is one. */
export const heroCentredMarkdown = (section: SectionContent<'hero-centred'>): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.actions.map(({ label, url }) => link(label, url))),
    section.vignette && vignetteMarkdown(section.vignette),
  );
