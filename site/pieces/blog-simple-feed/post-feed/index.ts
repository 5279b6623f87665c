import { defineSection } from '../../../kit/define-section.ts';
import { PostFeed } from './PostFeed.tsx';
import { schema } from './schema.ts';

export const postFeed = defineSection({
  schema,
  Component: PostFeed,
  styles: ['ui/Teaser.css', 'collections/body/body.css'],
});
