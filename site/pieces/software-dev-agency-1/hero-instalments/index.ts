import { defineSection } from '../../../kit/define-section.ts';
import { HeroInstalments } from './HeroInstalments.tsx';
import { schema } from './schema.ts';

export const heroInstalments = defineSection({
  schema,
  Component: HeroInstalments,
  opening: 'below-bar',
});
