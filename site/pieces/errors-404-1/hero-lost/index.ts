import { defineSection } from '../../../kit/define-section.ts';
import { HeroLost } from './HeroLost.tsx';
import { schema } from './schema.ts';

export const heroLost = defineSection({
  schema,
  Component: HeroLost,
  opening: 'under-bar',
});
