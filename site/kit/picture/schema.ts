import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { anchor } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import { MACRO_PICTURES } from '../../ui/macro-pictures.ts';

const percent = z.int().min(0).max(100);

export const schema = z
  .strictObject({
    type: z.literal('picture'),
    anchor,
    heading: text(72).describe('One short line in the largest type'),
    picture: z
      .union([z.enum(MACRO_PICTURES), z.array(weave).min(2).max(12)])
      .describe(
        'File name in site/pictures/macro; docs/macro-pictures.md shows them all. Or strips of cloth, on the family’s dye',
      ),
    alt: text(240).describe('Description for people who cannot see it'),
    focus: z
      .tuple([percent, percent])
      .default([50, 50])
      .describe('Point that stays visible on a phone: percent from the left, and from the top'),
    words: z
      .enum(['below', 'beside', 'across', 'label'])
      .default('below')
      .describe(
        'Position of the line: below the picture; on wide screens beside it, or across the page with its caption below a low band; or on a label sewn onto the cloth',
      ),
    caption: text(160).optional().describe('A short caption'),
  })
  .describe('A close-up of yarn or cloth, or strips of cloth, from edge to edge, and one line');
