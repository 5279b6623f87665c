import { defineSection } from '../../../kit/define-section.ts';
import { HeroCorner } from './HeroCorner.tsx';
import { schema } from './schema.ts';

export const heroCorner = defineSection({
  schema,
  Component: HeroCorner,
  opening: 'below-bar',
});
