import { defineSection } from '../../../kit/define-section.ts';
import { schema } from './schema.ts';
import { TermSheet } from './TermSheet.tsx';

export const termSheet = defineSection({
  schema,
  Component: TermSheet,
  opening: 'below-bar',
});
