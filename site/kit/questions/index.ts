import { defineSection } from '../define-section.ts';
import { Questions } from './Questions.tsx';
import { schema } from './schema.ts';

export const questions = defineSection({
  schema,
  Component: Questions,
});
