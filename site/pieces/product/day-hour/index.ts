import { defineSection } from '../../../kit/define-section.ts';
import { DayHour } from './DayHour.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const dayHour = defineSection({
  schema,
  Component: DayHour,
  toMarkdown,
});
