import { defineSection } from '../../../kit/define-section.ts';
import { HeroWardrobe } from './HeroWardrobe.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroWardrobe = defineSection({
  schema,
  Component: HeroWardrobe,
  toMarkdown,
  opening: 'below-bar',
});
