import { defineSection } from '../define-section.ts';
import { toMarkdown } from './markdown.ts';
import { ScreenWalk } from './ScreenWalk.tsx';
import { schema } from './schema.ts';

export const screenWalk = defineSection({
  schema,
  Component: ScreenWalk,
  toMarkdown,
});
