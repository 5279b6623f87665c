import { defineSection } from '../../../kit/define-section.ts';
import { Allowed } from './Allowed.tsx';
import { schema } from './schema.ts';

export const allowed = defineSection({
  schema,
  Component: Allowed,
});
