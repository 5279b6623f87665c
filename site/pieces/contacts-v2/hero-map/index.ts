import { defineSection } from '../../../kit/define-section.ts';
import { HeroMap } from './HeroMap.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroMap = defineSection({
  schema,
  Component: HeroMap,
  toMarkdown,
  opening: 'below-bar',
});
