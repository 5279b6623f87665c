import { defineSection } from '../../../kit/define-section.ts';
import { HeroManual } from './HeroManual.tsx';
import { schema } from './schema.ts';

export const heroManual = defineSection({
  schema,
  Component: HeroManual,
  opening: 'below-bar',
  styles: ['ui/code/Code.css'],
});
