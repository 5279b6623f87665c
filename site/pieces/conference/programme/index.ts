import { defineSection } from '../../../kit/define-section.ts';
import { Programme } from './Programme.tsx';
import { schema } from './schema.ts';

export const programme = defineSection({
  schema,
  Component: Programme,
  styles: ['ui/Choice.css', 'ui/Portrait.css'],
});
