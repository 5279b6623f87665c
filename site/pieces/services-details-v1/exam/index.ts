import { defineSection } from '../../../kit/define-section.ts';
import { Exam } from './Exam.tsx';
import { schema } from './schema.ts';

export const exam = defineSection({
  schema,
  Component: Exam,
  styles: ['ui/Choice.css'],
});
