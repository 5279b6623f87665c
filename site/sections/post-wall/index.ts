import { defineSection } from '../define-section.ts';
import { listMarkdown } from '../post-teasers/list-markdown.ts';
import { PostWall } from './PostWall.tsx';
import { schema } from './schema.ts';

export const postWall = defineSection({
  schema,
  Component: PostWall,
  toMarkdown: listMarkdown,
  styles: ['ui/Teaser.css'],
});
