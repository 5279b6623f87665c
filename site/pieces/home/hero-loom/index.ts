import { defineSection } from '../../../kit/define-section.ts';
import { HeroLoom } from './HeroLoom.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroLoom = defineSection({
  schema,
  Component: HeroLoom,
  toMarkdown,
  opening: 'under-bar',
});
