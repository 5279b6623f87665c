import { defineSection } from '../../../kit/define-section.ts';
import { HeroReceipt } from './HeroReceipt.tsx';
import { schema } from './schema.ts';

export const heroReceipt = defineSection({
  schema,
  Component: HeroReceipt,
  opening: 'below-bar',
  styles: ['ui/Choice.css'],
});
