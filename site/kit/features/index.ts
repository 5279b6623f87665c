import { defineSection } from '../define-section.ts';
import { Features } from './Features.tsx';
import { schema } from './schema.ts';

export const features = defineSection({
  schema,
  Component: Features,
});
