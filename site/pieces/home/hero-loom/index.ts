import { defineSection } from '../../../kit/define-section.ts';
import { HeroLoom } from './HeroLoom.tsx';
import { schema } from './schema.ts';

export const heroLoom = defineSection({
  schema,
  Component: HeroLoom,
  opening: 'under-bar',
});
