import { defineSection } from '../define-section.ts';
import { People } from './People.tsx';
import { schema } from './schema.ts';

export const people = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: People,
});
