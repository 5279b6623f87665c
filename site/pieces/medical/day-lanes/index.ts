import { defineSection } from '../../../kit/define-section.ts';
import { DayLanes } from './DayLanes.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const dayLanes = defineSection({
  schema,
  Component: DayLanes,
  toMarkdown,
});
