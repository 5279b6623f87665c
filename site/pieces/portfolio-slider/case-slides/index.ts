import { defineSection } from '../../../kit/define-section.ts';
import { CaseSlides } from './CaseSlides.tsx';
import { schema } from './schema.ts';

export const caseSlides = defineSection({
  schema,
  Component: CaseSlides,
  hasIsland: true,
  opening: 'below-bar',
});
