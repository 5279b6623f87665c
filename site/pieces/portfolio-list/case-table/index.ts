import { defineSection } from '../../../kit/define-section.ts';
import { CaseTable } from './CaseTable.tsx';
import { schema } from './schema.ts';

export const caseTable = defineSection({
  schema,
  Component: CaseTable,
  opening: 'below-bar',
});
