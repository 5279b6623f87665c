import { casesMarkdown } from '../cases-markdown.ts';
import { defineSection } from '../define-section.ts';
import { CaseWall } from './CaseWall.tsx';
import { schema } from './schema.ts';

export const caseWall = defineSection({
  schema,
  Component: CaseWall,
  toMarkdown: casesMarkdown,
  opening: 'below-bar',
  styles: ['ui/Teaser.css'],
});
