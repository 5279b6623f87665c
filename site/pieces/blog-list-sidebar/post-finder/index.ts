import { defineSection } from '../../../kit/define-section.ts';
import { listMarkdown } from '../../../kit/post-teasers/list-markdown.ts';
import { PostFinder } from './PostFinder.tsx';
import { schema } from './schema.ts';

export const postFinder = defineSection({
  schema,
  Component: PostFinder,
  toMarkdown: listMarkdown,
  styles: ['ui/Teaser.css'],
});
