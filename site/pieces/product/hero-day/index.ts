import { defineSection } from '../../../kit/define-section.ts';
import { HeroDay } from './HeroDay.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroDay = defineSection({
  schema,
  Component: HeroDay,
  toMarkdown,
  opening: 'under-bar',
});
