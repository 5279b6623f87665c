import { defineSection } from '../../../kit/define-section.ts';
import { HeroPodcast } from './HeroPodcast.tsx';
import { schema } from './schema.ts';

export const heroPodcast = defineSection({
  schema,
  Component: HeroPodcast,
  opening: 'below-bar',
  styles: ['ui/player/Player.css'],
});
