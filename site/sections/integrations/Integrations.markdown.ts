import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const integrationsMarkdown = (section: SectionContent<'integrations'>): string =>
  join(heading(2, section.heading));
