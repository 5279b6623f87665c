import { defineSection } from '../define-section.ts';
import { Steps } from './Steps.tsx';
import { schema } from './schema.ts';

export const steps = defineSection({
  schema,
  Component: Steps,
});
