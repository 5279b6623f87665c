import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { ask } from '../../../collections/define-collection.ts';
import { episodes } from '../../../collections/episodes/index.ts';
import { anchor } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-podcast'),
    anchor,
    heading: text(40).describe('What the podcast is called: as large as the page has room for'),
    lead: text(240),
    note: text(240).describe('Who speaks, and in which language'),
    subscribe: text(40).describe('Leads to the feed'),
    episodes: ask(episodes, 12).describe('The newest first: it stands large, the others below it'),
  })
  .describe('Opens a podcast: the newest episode large, every one with its player');
