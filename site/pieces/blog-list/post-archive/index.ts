import { defineSection } from '../../../kit/define-section.ts';
import { PostArchive } from './PostArchive.tsx';
import { schema } from './schema.ts';

export const postArchive = defineSection({
  schema,
  Component: PostArchive,
});
