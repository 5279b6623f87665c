import { defineSection } from '../../../kit/define-section.ts';
import { PostWall } from './PostWall.tsx';
import { schema } from './schema.ts';

export const postWall = defineSection({
  schema,
  Component: PostWall,
  styles: ['ui/Teaser.css'],
});
