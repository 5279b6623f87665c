import { defineSection } from '../define-section.ts';
import { ContactForm } from './ContactForm.tsx';
import { schema } from './schema.ts';

export const contactForm = defineSection({
  schema,
  Component: ContactForm,
  hasIsland: true,
  styles: ['lead-form/lead-form.css'],
});
