import { defineSection } from '../define-section.ts';
import { PlainTerms } from './PlainTerms.tsx';
import { schema } from './schema.ts';

export const plainTerms = defineSection({
  schema,
  Component: PlainTerms,
});
