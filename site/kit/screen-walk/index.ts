import { defineSection } from '../define-section.ts';
import { ScreenWalk } from './ScreenWalk.tsx';
import { schema } from './schema.ts';

export const screenWalk = defineSection({
  schema,
  Component: ScreenWalk,
});
