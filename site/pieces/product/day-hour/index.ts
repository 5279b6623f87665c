import { defineSection } from '../../../kit/define-section.ts';
import { DayHour } from './DayHour.tsx';
import { schema } from './schema.ts';

export const dayHour = defineSection({
  schema,
  Component: DayHour,
});
