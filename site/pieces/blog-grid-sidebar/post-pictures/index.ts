import { defineSection } from '../../../kit/define-section.ts';
import { toMarkdown } from './markdown.ts';
import { PostPictures } from './PostPictures.tsx';
import { schema } from './schema.ts';

export const postPictures = defineSection({
  schema,
  Component: PostPictures,
  toMarkdown,
  styles: ['ui/Teaser.css'],
});
