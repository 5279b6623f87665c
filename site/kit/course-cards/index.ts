import { defineSection } from '../define-section.ts';
import { CourseCards } from './CourseCards.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const courseCards = defineSection({
  schema,
  Component: CourseCards,
  toMarkdown,
  styles: ['ui/Teaser.css'],
});
