import { defineSection } from '../../../kit/define-section.ts';
import { Patterns } from './Patterns.tsx';
import { schema } from './schema.ts';

export const patterns = defineSection({
  schema,
  Component: Patterns,
  styles: ['ui/code/Code.css', 'code-sample/code-sample.css'],
});
