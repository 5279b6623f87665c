import { defineSection } from '../define-section.ts';
import { CodeSample } from './CodeSample.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const codeSample = defineSection({
  schema,
  Component: CodeSample,
  toMarkdown,
  styles: ['ui/code/Code.css'],
});
