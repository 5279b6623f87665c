import { defineSection } from '../define-section.ts';
import { toMarkdown } from './markdown.ts';
import { Newsletter } from './Newsletter.tsx';
import { schema } from './schema.ts';

export const newsletter = defineSection({
  schema,
  Component: Newsletter,
  toMarkdown,
  styles: ['sections/lead-form/lead-form.css'],
});
