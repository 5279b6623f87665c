import { defineSection } from '../../../kit/define-section.ts';
import { HeroEvent } from './HeroEvent.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroEvent = defineSection({
  schema,
  Component: HeroEvent,
  toMarkdown,
  opening: 'under-bar',
});
