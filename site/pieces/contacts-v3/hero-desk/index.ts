import { defineSection } from '../../../kit/define-section.ts';
import { HeroDesk } from './HeroDesk.tsx';
import { schema } from './schema.ts';

export const heroDesk = defineSection({
  schema,
  Component: HeroDesk,
  opening: 'below-bar',
});
