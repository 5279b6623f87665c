import { defineSection } from '../../../kit/define-section.ts';
import { HeroTeams } from './HeroTeams.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroTeams = defineSection({
  schema,
  Component: HeroTeams,
  toMarkdown,
  opening: 'below-bar',
});
