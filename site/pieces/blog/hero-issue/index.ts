import { defineSection } from '../../../kit/define-section.ts';
import { HeroIssue } from './HeroIssue.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroIssue = defineSection({
  schema,
  Component: HeroIssue,
  toMarkdown,
  styles: ['ui/Teaser.css'],
  opening: 'below-bar',
});
