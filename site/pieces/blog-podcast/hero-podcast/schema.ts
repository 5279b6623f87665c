import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { ask } from '../../../collections/define-collection.ts';
import { episodes } from '../../../collections/episodes/index.ts';
import { anchor } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-podcast'),
    anchor,
    heading: text(40).describe('Name of the podcast, as large as the page allows'),
    lead: text(240),
    note: text(240).describe('Hosts, and the language of the recordings'),
    subscribe: text(40).describe('Label of the link to the feed'),
    episodes: ask(episodes, 12).describe('The newest first; it is large, with the others below it'),
  })
  .describe('Opens a podcast: the newest episode large, every one with its player');
