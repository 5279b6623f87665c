import { bold, heading, join, link, list, paragraph, plain } from '../../ui/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const integrationsMarkdown = (section: SectionContent<'integrations'>): string =>
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
