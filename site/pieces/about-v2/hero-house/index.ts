import { defineSection } from '../../../kit/define-section.ts';
import { HeroHouse } from './HeroHouse.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroHouse = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: HeroHouse,
  toMarkdown,
  opening: 'below-bar',
});
