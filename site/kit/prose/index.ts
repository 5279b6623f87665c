import { defineSection } from '../define-section.ts';
import { Prose } from './Prose.tsx';
import { schema } from './schema.ts';

export const prose = defineSection({
  schema,
  Component: Prose,
});
