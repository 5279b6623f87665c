import { defineSection } from '../../../kit/define-section.ts';
import { CaseTable } from './CaseTable.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const caseTable = defineSection({
  schema,
  Component: CaseTable,
  toMarkdown,
  opening: 'below-bar',
});
