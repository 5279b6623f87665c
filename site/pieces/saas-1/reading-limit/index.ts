import { defineSection } from '../../../kit/define-section.ts';
import { toMarkdown } from './markdown.ts';
import { ReadingLimit } from './ReadingLimit.tsx';
import { schema } from './schema.ts';

export const readingLimit = defineSection({
  schema,
  Component: ReadingLimit,
  toMarkdown,
  styles: ['stages/stage.css'],
});
