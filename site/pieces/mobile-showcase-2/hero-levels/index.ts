import { defineSection } from '../../../kit/define-section.ts';
import { HeroLevels } from './HeroLevels.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroLevels = defineSection({
  schema,
  Component: HeroLevels,
  toMarkdown,
  opening: 'below-bar',
});
