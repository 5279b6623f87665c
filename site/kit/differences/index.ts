import { defineSection } from '../define-section.ts';
import { Differences } from './Differences.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const differences = defineSection({
  schema,
  Component: Differences,
  toMarkdown,
});
