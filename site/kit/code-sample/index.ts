import { defineSection } from '../define-section.ts';
import { CodeSample } from './CodeSample.tsx';
import { schema } from './schema.ts';

export const codeSample = defineSection({
  schema,
  Component: CodeSample,
  styles: ['ui/code/Code.css'],
});
