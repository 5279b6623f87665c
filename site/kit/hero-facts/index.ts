import { defineSection } from '../define-section.ts';
import { HeroFacts } from './HeroFacts.tsx';
import { schema } from './schema.ts';

export const heroFacts = defineSection({
  schema,
  Component: HeroFacts,
  opening: 'below-bar',
});
