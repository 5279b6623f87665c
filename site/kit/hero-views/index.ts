import { defineSection } from '../define-section.ts';
import { HeroViews } from './HeroViews.tsx';
import { schema } from './schema.ts';

export const heroViews = defineSection({
  schema,
  Component: HeroViews,
  opening: 'below-bar',
});
