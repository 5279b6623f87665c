import { defineSection } from '../define-section.ts';
import { listMarkdown } from '../post-teasers/list-markdown.ts';
import { PostArchive } from './PostArchive.tsx';
import { schema } from './schema.ts';

export const postArchive = defineSection({
  schema,
  Component: PostArchive,
  toMarkdown: listMarkdown,
});
