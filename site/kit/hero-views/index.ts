import { defineSection } from '../define-section.ts';
import { HeroViews } from './HeroViews.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroViews = defineSection({
  schema,
  Component: HeroViews,
  toMarkdown,
  opening: 'below-bar',
});
