import { defineSection } from '../define-section.ts';
import { MeasuredTable } from './MeasuredTable.tsx';
import { schema } from './schema.ts';

export const measuredTable = defineSection({
  schema,
  Component: MeasuredTable,
});
