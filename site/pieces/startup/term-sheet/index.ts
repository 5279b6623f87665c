import { defineSection } from '../../../kit/define-section.ts';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';
import { TermSheet } from './TermSheet.tsx';

export const termSheet = defineSection({
  schema,
  Component: TermSheet,
  toMarkdown,
  opening: 'below-bar',
});
