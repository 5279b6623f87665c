import { defineSection } from '../define-section.ts';
import { schema } from './schema.ts';
import { Testimonials } from './Testimonials.tsx';

export const testimonials = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: Testimonials,
});
