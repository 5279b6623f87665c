import { defineSection } from '../../../kit/define-section.ts';
import { HeroLesson } from './HeroLesson.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroLesson = defineSection({
  schema,
  Component: HeroLesson,
  toMarkdown,
  opening: 'below-bar',
  styles: ['ui/Choice.css'],
});
