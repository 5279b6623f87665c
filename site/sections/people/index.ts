import { defineSection } from '../define-section.ts';
import { toMarkdown } from './markdown.ts';
import { People } from './People.tsx';
import { schema } from './schema.ts';

export const people = defineSection({
  schema,
  Component: People,
  toMarkdown,
});
