import { defineSection } from '../define-section.ts';
import { CallToAction } from './CallToAction.tsx';
import { schema } from './schema.ts';

export const cta = defineSection({
  schema,
  Component: CallToAction,
  hasIsland: true,
  styles: ['lead-form/lead-form.css'],
});
