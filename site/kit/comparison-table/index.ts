import { defineSection } from '../define-section.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { schema } from './schema.ts';

export const comparisonTable = defineSection({
  schema,
  Component: ComparisonTable,
});
