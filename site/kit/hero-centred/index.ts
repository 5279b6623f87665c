import { defineSection } from '../define-section.ts';
import { HeroCentred } from './HeroCentred.tsx';
import { schema } from './schema.ts';

export const heroCentred = defineSection({
  schema,
  Component: HeroCentred,
  opening: 'below-bar',
});
