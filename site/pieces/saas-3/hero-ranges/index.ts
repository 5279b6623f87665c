import { defineSection } from '../../../kit/define-section.ts';
import { HeroRanges } from './HeroRanges.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroRanges = defineSection({
  schema,
  Component: HeroRanges,
  toMarkdown,
  opening: 'under-bar',
});
