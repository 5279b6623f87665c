import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { anchor } from '../../schema.ts';
import { MACRO_PICTURES } from '../../ui/macro-pictures.ts';

const percent = z.int().min(0).max(100);

export const schema = z
  .strictObject({
    type: z.literal('picture'),
    anchor,
    heading: text(72).describe('One short line, set as large as type gets'),
    picture: z
      .enum(MACRO_PICTURES)
      .describe('A file of site/pictures/macro; docs/macro-pictures.md shows each'),
    alt: text(240).describe('What is to be seen, for those who do not see it'),
    focus: z
      .tuple([percent, percent])
      .default([50, 50])
      .describe('What stays in sight on a phone: percent from the left, and from the top'),
    words: z
      .enum(['below', 'in-corner'])
      .default('below')
      .describe('Where the line stands: below the picture, or in a corner cut out of it'),
    caption: text(160).optional().describe('A small line on what is shown'),
  })
  .describe('Yarn or cloth from a hand’s breadth, from edge to edge, and one line');
