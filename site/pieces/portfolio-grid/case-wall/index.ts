import { defineSection } from '../../../kit/define-section.ts';
import { CaseWall } from './CaseWall.tsx';
import { schema } from './schema.ts';

export const caseWall = defineSection({
  schema,
  Component: CaseWall,
  opening: 'below-bar',
  styles: ['ui/Teaser.css'],
});
