import { defineSection } from '../define-section.ts';
import { CallToAction } from './CallToAction.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const cta = defineSection({
  schema,
  Component: CallToAction,
  toMarkdown,
  styles: ['sections/lead-form/lead-form.css'],
});
