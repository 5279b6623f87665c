import { defineSection } from '../define-section.ts';
import { Newsletter } from './Newsletter.tsx';
import { schema } from './schema.ts';

export const newsletter = defineSection({
  schema,
  Component: Newsletter,
  hasIsland: true,
  styles: ['lead-form/lead-form.css'],
});
