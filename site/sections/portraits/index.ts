import { defineSection } from '../define-section.ts';
import { toMarkdown } from '../people/markdown.ts';
import { Portraits } from './Portraits.tsx';
import { schema } from './schema.ts';

export const portraits = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: Portraits,
  toMarkdown,
});
