import { defineSection } from '../define-section.ts';
import { CaseTeasers } from './CaseTeasers.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const caseTeasers = defineSection({
  schema,
  Component: CaseTeasers,
  toMarkdown,
  styles: ['ui/Teaser.css'],
});
