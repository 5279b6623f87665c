import { defineSection } from '../../../kit/define-section.ts';
import { HeroDay } from './HeroDay.tsx';
import { schema } from './schema.ts';

export const heroDay = defineSection({
  schema,
  Component: HeroDay,
  opening: 'under-bar',
});
