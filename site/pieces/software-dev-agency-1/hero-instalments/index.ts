import { defineSection } from '../../../kit/define-section.ts';
import { HeroInstalments } from './HeroInstalments.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroInstalments = defineSection({
  schema,
  Component: HeroInstalments,
  toMarkdown,
  opening: 'below-bar',
});
