import { defineSection } from '../define-section.ts';
import { HeroCentred } from './HeroCentred.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroCentred = defineSection({
  schema,
  Component: HeroCentred,
  toMarkdown,
  opening: 'below-bar',
});
