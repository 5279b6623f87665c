import { defineSection } from '../../../kit/define-section.ts';
import { Portraits } from './Portraits.tsx';
import { schema } from './schema.ts';

export const portraits = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: Portraits,
});
