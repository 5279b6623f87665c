import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { photo } from '../../collections/media/index.ts';
import { action, fact, sample } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import { vignette } from '../../vignettes/registry.ts';

const figure = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('selvedge'),
      weave: weave.describe('480 columns reach from edge to edge; eight rows are shown'),
    })
    .describe('A narrow band of cloth below the words'),
  z
    .strictObject({ type: z.literal('picture'), vignette })
    .describe('A product picture beside the words, on its own background'),
  z
    .strictObject({ type: z.literal('photo'), photo: photo(800) })
    .describe('A photo of content/media beside the words, to the edge of the window'),
  z
    .strictObject({
      type: z.literal('facts'),
      facts: z
        .array(fact)
        .min(2)
        .max(8)
        .describe('Key facts, one per line; the first two, such as the price, are large'),
      note: text(80).optional().describe('A short note on what the first two include'),
    })
    .describe('Facts in a table beside the words, all on the family’s dye'),
]);

export const schema = z
  .strictObject({
    type: z.literal('hero'),
    heading: text(120),
    lead: text(320).optional(),
    actions: z.array(action).max(2).default([]).describe('The first is the primary call to action'),
    figure: figure
      .optional()
      .describe('Without a figure, the next section begins on the first screen'),
    sample,
  })
  .describe('Opens a page: large words, and a figure if it has one');
