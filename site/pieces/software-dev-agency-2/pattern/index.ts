import { defineSection } from '../../../kit/define-section.ts';
import { Pattern } from './Pattern.tsx';
import { schema } from './schema.ts';

export const pattern = defineSection({
  schema,
  Component: Pattern,
  styles: ['ui/code/Code.css', 'code-sample/code-sample.css'],
});
