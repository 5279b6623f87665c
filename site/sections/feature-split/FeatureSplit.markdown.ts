import { bold, heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import { vignetteMarkdown } from '../../ui/vignettes/vignette-markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const featureSplitMarkdown = (section: SectionContent<'feature-split'>): string =>
  join(
    heading(2, section.heading),
    paragraph(section.lead),
    list(section.points.map(({ title, body }) => `${bold(title)}: ${plain(body)}`)),
    vignetteMarkdown(section.vignette),
    section.action && link(section.action.label, section.action.url),
  );
