import { defineSection } from '../define-section.ts';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';
import { Video } from './Video.tsx';

export const video = defineSection({
  schema,
  Component: Video,
  toMarkdown,
});
