import { defineSection } from '../../../kit/define-section.ts';
import { HeroLock } from './HeroLock.tsx';
import { schema } from './schema.ts';

export const heroLock = defineSection({
  schema,
  Component: HeroLock,
  opening: 'below-bar',
});
