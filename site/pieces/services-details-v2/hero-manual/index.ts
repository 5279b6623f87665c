import { defineSection } from '../../../kit/define-section.ts';
import { HeroManual } from './HeroManual.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroManual = defineSection({
  schema,
  Component: HeroManual,
  toMarkdown,
  opening: 'below-bar',
  styles: ['ui/code/Code.css'],
});
