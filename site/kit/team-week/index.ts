import { defineSection } from '../define-section.ts';
import { schema } from './schema.ts';
import { TeamWeek } from './TeamWeek.tsx';

export const teamWeek = defineSection({
  schema,
  Component: TeamWeek,
});
