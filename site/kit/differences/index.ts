import { defineSection } from '../define-section.ts';
import { Differences } from './Differences.tsx';
import { schema } from './schema.ts';

export const differences = defineSection({
  schema,
  Component: Differences,
});
