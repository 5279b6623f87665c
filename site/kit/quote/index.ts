import { defineSection } from '../define-section.ts';
import { Quote } from './Quote.tsx';
import { schema } from './schema.ts';

export const quote = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: Quote,
});
