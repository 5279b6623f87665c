import { defineSection } from '../define-section.ts';
import { toMarkdown } from './markdown.ts';
import { Pricing } from './Pricing.tsx';
import { schema } from './schema.ts';

export const pricing = defineSection({
  schema,
  Component: Pricing,
  toMarkdown,
  styles: ['ui/Choice.css'],
});
