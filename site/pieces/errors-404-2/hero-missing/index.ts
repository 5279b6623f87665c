import { defineSection } from '../../../kit/define-section.ts';
import { HeroMissing } from './HeroMissing.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroMissing = defineSection({
  schema,
  Component: HeroMissing,
  toMarkdown,
  opening: 'below-bar',
});
