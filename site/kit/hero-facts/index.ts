import { defineSection } from '../define-section.ts';
import { HeroFacts } from './HeroFacts.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroFacts = defineSection({
  schema,
  Component: HeroFacts,
  toMarkdown,
  opening: 'below-bar',
});
