import { defineSection } from '../../../kit/define-section.ts';
import { toMarkdown } from './markdown.ts';
import { Programme } from './Programme.tsx';
import { schema } from './schema.ts';

export const programme = defineSection({
  schema,
  Component: Programme,
  toMarkdown,
  styles: ['ui/Choice.css', 'ui/Portrait.css'],
});
