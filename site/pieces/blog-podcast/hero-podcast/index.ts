import { defineSection } from '../../../kit/define-section.ts';
import { HeroPodcast } from './HeroPodcast.tsx';
import { toMarkdown } from './markdown.ts';
import { schema } from './schema.ts';

export const heroPodcast = defineSection({
  schema,
  Component: HeroPodcast,
  toMarkdown,
  opening: 'below-bar',
  styles: ['ui/player/Player.css'],
});
