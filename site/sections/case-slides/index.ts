import { casesMarkdown } from '../cases-markdown.ts';
import { defineSection } from '../define-section.ts';
import { CaseSlides } from './CaseSlides.tsx';
import { schema } from './schema.ts';

export const caseSlides = defineSection({
  schema,
  Component: CaseSlides,
  toMarkdown: casesMarkdown,
  opening: 'below-bar',
});
