import { defineSection } from '../../../kit/define-section.ts';
import { HeroReceipt } from './HeroReceipt.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroReceipt = defineSection({
  schema,
  Component: HeroReceipt,
  toMarkdown,
  opening: 'below-bar',
  styles: ['ui/Choice.css'],
});
