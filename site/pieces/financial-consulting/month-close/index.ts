import { defineSection } from '../../../kit/define-section.ts';
import { MonthClose } from './MonthClose.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const monthClose = defineSection({
  schema,
  Component: MonthClose,
  toMarkdown,
  opening: 'below-bar',
});
