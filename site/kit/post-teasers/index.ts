import { defineSection } from '../define-section.ts';
import { toMarkdown } from './markdown.ts';
import { PostTeasers } from './PostTeasers.tsx';
import { schema } from './schema.ts';

export const postTeasers = defineSection({
  schema,
  Component: PostTeasers,
  toMarkdown,
  styles: ['ui/Teaser.css'],
});
