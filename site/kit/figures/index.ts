import { defineSection } from '../define-section.ts';
import { Figures } from './Figures.tsx';
import { schema } from './schema.ts';

export const figures = defineSection({
  schema,
  Component: Figures,
});
