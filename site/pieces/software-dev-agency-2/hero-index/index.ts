import { defineSection } from '../../../kit/define-section.ts';
import { HeroIndex } from './HeroIndex.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroIndex = defineSection({
  schema,
  Component: HeroIndex,
  toMarkdown,
  opening: 'below-bar',
});
