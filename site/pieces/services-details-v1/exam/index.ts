import { defineSection } from '../../../kit/define-section.ts';
import { Exam } from './Exam.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const exam = defineSection({
  schema,
  Component: Exam,
  toMarkdown,
  styles: ['ui/Choice.css'],
});
