import { defineSection } from '../define-section.ts';
import { schema } from './schema.ts';
import { Timeline } from './Timeline.tsx';

export const timeline = defineSection({
  schema,
  Component: Timeline,
});
