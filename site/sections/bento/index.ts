import { defineSection } from '../define-section.ts';
import { Bento } from './Bento.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const bento = defineSection({
  schema,
  Component: Bento,
  toMarkdown,
});
