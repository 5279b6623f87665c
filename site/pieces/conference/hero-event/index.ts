import { defineSection } from '../../../kit/define-section.ts';
import { HeroEvent } from './HeroEvent.tsx';
import { schema } from './schema.ts';

export const heroEvent = defineSection({
  schema,
  Component: HeroEvent,
  opening: 'under-bar',
});
