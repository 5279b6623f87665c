import { defineSection } from '../../../kit/define-section.ts';
import { schema } from './schema.ts';
import { Viewpoint } from './Viewpoint.tsx';

export const viewpoint = defineSection({
  schema,
  Component: Viewpoint,
});
