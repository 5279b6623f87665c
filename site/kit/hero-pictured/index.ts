import { defineSection } from '../define-section.ts';
import { HeroPictured } from './HeroPictured.tsx';
import { schema } from './schema.ts';

export const heroPictured = defineSection({
  schema,
  Component: HeroPictured,
  opening: 'below-bar',
});
