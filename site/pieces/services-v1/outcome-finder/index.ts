import { defineSection } from '../../../kit/define-section.ts';
import { toMarkdown } from './markdown.ts';
import { OutcomeFinder } from './OutcomeFinder.tsx';
import { schema } from './schema.ts';

export const outcomeFinder = defineSection({
  schema,
  Component: OutcomeFinder,
  toMarkdown,
  opening: 'below-bar',
  styles: ['ui/Choice.css'],
});
