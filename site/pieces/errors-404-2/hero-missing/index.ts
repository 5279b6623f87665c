import { defineSection } from '../../../kit/define-section.ts';
import { HeroMissing } from './HeroMissing.tsx';
import { schema } from './schema.ts';

export const heroMissing = defineSection({
  schema,
  Component: HeroMissing,
  opening: 'below-bar',
});
