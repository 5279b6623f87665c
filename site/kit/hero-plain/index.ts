import { defineSection } from '../define-section.ts';
import { HeroPlain } from './HeroPlain.tsx';
import { schema } from './schema.ts';

export const heroPlain = defineSection({
  schema,
  Component: HeroPlain,
  opening: 'below-bar',
});
