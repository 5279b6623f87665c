import { defineSection } from '../../../kit/define-section.ts';
import { HeroLevels } from './HeroLevels.tsx';
import { schema } from './schema.ts';

export const heroLevels = defineSection({
  schema,
  Component: HeroLevels,
  opening: 'below-bar',
});
