import { defineSection } from '../define-section.ts';
import { Picture } from './Picture.tsx';
import { schema } from './schema.ts';

export const picture = defineSection({
  schema,
  Component: Picture,
});
