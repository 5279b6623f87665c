import { defineSection } from '../define-section.ts';
import { HeroPictured } from './HeroPictured.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroPictured = defineSection({
  schema,
  Component: HeroPictured,
  toMarkdown,
  opening: 'below-bar',
});
