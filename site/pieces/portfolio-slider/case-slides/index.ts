import { casesMarkdown } from '../../../kit/cases-markdown.ts';
import { defineSection } from '../../../kit/define-section.ts';
import { CaseSlides } from './CaseSlides.tsx';
import { schema } from './schema.ts';

export const caseSlides = defineSection({
  schema,
  Component: CaseSlides,
  toMarkdown: casesMarkdown,
  hasIsland: true,
  opening: 'below-bar',
});
