import { defineSection } from '../../../kit/define-section.ts';
import { HeroIndex } from './HeroIndex.tsx';
import { schema } from './schema.ts';

export const heroIndex = defineSection({
  schema,
  Component: HeroIndex,
  opening: 'below-bar',
});
