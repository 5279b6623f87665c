import { defineSection } from '../../../kit/define-section.ts';
import { HeroDesk } from './HeroDesk.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroDesk = defineSection({
  schema,
  Component: HeroDesk,
  toMarkdown,
  opening: 'below-bar',
});
