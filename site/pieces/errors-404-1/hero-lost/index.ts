import { defineSection } from '../../../kit/define-section.ts';
import { HeroLost } from './HeroLost.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroLost = defineSection({
  schema,
  Component: HeroLost,
  toMarkdown,
  opening: 'under-bar',
});
