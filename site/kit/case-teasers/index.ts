import { defineSection } from '../define-section.ts';
import { CaseTeasers } from './CaseTeasers.tsx';
import { schema } from './schema.ts';

export const caseTeasers = defineSection({
  schema,
  Component: CaseTeasers,
  styles: ['ui/Teaser.css'],
});
