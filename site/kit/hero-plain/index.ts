import { defineSection } from '../define-section.ts';
import { HeroPlain } from './HeroPlain.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroPlain = defineSection({
  schema,
  Component: HeroPlain,
  toMarkdown,
  opening: 'below-bar',
});
