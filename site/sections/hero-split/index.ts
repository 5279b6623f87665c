import { defineSection } from '../define-section.ts';
import { HeroSplit } from './HeroSplit.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroSplit = defineSection({
  schema,
  Component: HeroSplit,
  toMarkdown,
  opening: 'under-bar',
});
