import { defineSection } from '../define-section.ts';
import { ContactForm } from './ContactForm.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const contactForm = defineSection({
  schema,
  Component: ContactForm,
  toMarkdown,
  hasIsland: true,
  styles: ['lead-form/lead-form.css'],
});
