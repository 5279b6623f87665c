import { defineSection } from '../../../kit/define-section.ts';
import { PostPictures } from './PostPictures.tsx';
import { schema } from './schema.ts';

export const postPictures = defineSection({
  schema,
  Component: PostPictures,
  styles: ['ui/Teaser.css'],
});
