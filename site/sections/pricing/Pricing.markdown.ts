import { heading, join } from '../../markdown/markdown.ts';
import type { SectionContent } from '../section-props.ts';

export const pricingMarkdown = (section: SectionContent<'pricing'>): string =>
  join(heading(2, section.heading));
