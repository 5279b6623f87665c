import { defineSection } from '../../../kit/define-section.ts';
import { HeroTeams } from './HeroTeams.tsx';
import { schema } from './schema.ts';

export const heroTeams = defineSection({
  schema,
  Component: HeroTeams,
  opening: 'below-bar',
});
