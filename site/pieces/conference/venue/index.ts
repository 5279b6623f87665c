import { defineSection } from '../../../kit/define-section.ts';
import { schema } from './schema.ts';
import { Venue } from './Venue.tsx';

export const venue = defineSection({
  schema,
  Component: Venue,
});
