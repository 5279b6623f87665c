import { defineSection } from '../../../kit/define-section.ts';
import { Lifetimes } from './Lifetimes.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const lifetimes = defineSection({
  schema,
  Component: Lifetimes,
  toMarkdown,
  styles: ['ui/Choice.css'],
});
