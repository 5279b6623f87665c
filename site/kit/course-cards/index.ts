import { defineSection } from '../define-section.ts';
import { CourseCards } from './CourseCards.tsx';
import { schema } from './schema.ts';

export const courseCards = defineSection({
  schema,
  Component: CourseCards,
  styles: ['ui/Teaser.css'],
});
