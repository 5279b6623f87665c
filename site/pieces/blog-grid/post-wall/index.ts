import { defineSection } from '../../../kit/define-section.ts';
import { toMarkdown } from './markdown.ts';
import { PostWall } from './PostWall.tsx';
import { schema } from './schema.ts';

export const postWall = defineSection({
  schema,
  Component: PostWall,
  toMarkdown,
  styles: ['ui/Teaser.css'],
});
