import { defineSection } from '../../../kit/define-section.ts';
import { HeroCatalogue } from './HeroCatalogue.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroCatalogue = defineSection({
  schema,
  Component: HeroCatalogue,
  toMarkdown,
  opening: 'below-bar',
  styles: ['ui/Choice.css'],
});
