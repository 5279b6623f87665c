import { defineSection } from '../../../kit/define-section.ts';
import { toMarkdown } from './markdown.ts';
import { PriceTool } from './PriceTool.tsx';
import { schema } from './schema.ts';

export const priceTool = defineSection({
  schema,
  Component: PriceTool,
  toMarkdown,
  opening: 'below-bar',
  styles: ['ui/Choice.css'],
});
