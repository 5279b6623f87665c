import { defineSection } from '../define-section.ts';
import { PostTeasers } from './PostTeasers.tsx';
import { schema } from './schema.ts';

export const postTeasers = defineSection({
  schema,
  Component: PostTeasers,
  styles: ['ui/Teaser.css'],
});
