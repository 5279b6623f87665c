import { defineSection } from '../../../kit/define-section.ts';
import { PostFinder } from './PostFinder.tsx';
import { schema } from './schema.ts';

export const postFinder = defineSection({
  schema,
  Component: PostFinder,
  styles: ['ui/Teaser.css'],
});
