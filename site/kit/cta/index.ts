import { defineSection } from '../define-section.ts';
import { CallToAction } from './CallToAction.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const cta = defineSection({
  schema,
  Component: CallToAction,
  toMarkdown,
  hasIsland: true,
  styles: ['lead-form/lead-form.css'],
});
