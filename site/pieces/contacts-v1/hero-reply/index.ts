import { defineSection } from '../../../kit/define-section.ts';
import { HeroReply } from './HeroReply.tsx';
import { schema } from './schema.ts';

export const heroReply = defineSection({
  schema,
  styles: ['ui/Portrait.css'],
  Component: HeroReply,
  opening: 'below-bar',
});
