import { defineSection } from '../../../kit/define-section.ts';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';
import { WeaveTable } from './WeaveTable.tsx';

export const weaveTable = defineSection({
  schema,
  Component: WeaveTable,
  toMarkdown,
});
