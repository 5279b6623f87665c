import { defineSection } from '../../../kit/define-section.ts';
import { HeroReply } from './HeroReply.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroReply = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: HeroReply,
  toMarkdown,
  opening: 'below-bar',
});
