import { defineSection } from '../../../kit/define-section.ts';
import { HeroLock } from './HeroLock.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroLock = defineSection({
  schema,
  Component: HeroLock,
  toMarkdown,
  opening: 'below-bar',
});
