import { defineSection } from '../../../kit/define-section.ts';
import { HeroHouse } from './HeroHouse.tsx';
import { schema } from './schema.ts';

export const heroHouse = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: HeroHouse,
  opening: 'below-bar',
});
