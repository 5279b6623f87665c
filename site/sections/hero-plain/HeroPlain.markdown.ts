import { heading, join, link, list, paragraph } from '../../ui/markdown.ts';
import type { SectionContent } from '../section-props.ts';

/** The words, and where they lead. */
export const heroPlainMarkdown = (section: SectionContent<'hero-plain'>): string =>
  join(
    heading(1, section.heading),
    paragraph(section.lead),
    list(section.actions.map(({ label, url }) => link(label, url))),
  );
