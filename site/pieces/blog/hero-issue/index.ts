import { defineSection } from '../../../kit/define-section.ts';
import { HeroIssue } from './HeroIssue.tsx';
import { schema } from './schema.ts';

export const heroIssue = defineSection({
  schema,
  Component: HeroIssue,
  styles: ['ui/Teaser.css'],
  opening: 'below-bar',
});
