import { defineSection } from '../define-section.ts';
import { toMarkdown } from './markdown.ts';
import { Prose } from './Prose.tsx';
import { schema } from './schema.ts';

export const prose = defineSection({
  schema,
  Component: Prose,
  toMarkdown,
});
