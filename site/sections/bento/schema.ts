import { z } from 'zod';
import { weave } from '../../../contract/loom/weave.ts';
import { text } from '../../../contract/text.ts';
import { action, sample, sectionHead } from '../../schema.ts';
import { vignette } from '../../vignettes/registry.ts';

const tile = {
  title: text(60),
  body: text(200),
  action: action.optional(),
};

export const schema = z
  .strictObject({
    type: z.literal('bento'),
    ...sectionHead,
    tiles: z
      .array(
        z.discriminatedUnion('shows', [
          z.strictObject({ shows: z.literal('vignette'), ...tile, vignette }),
          z
            .strictObject({ shows: z.literal('weave'), ...tile, weave })
            .describe(
              'A cloth of 240 by 48 cells (the widest piece is 960 px wide), its fade none',
            ),
          z
            .strictObject({ shows: z.literal('figure'), ...tile, value: text(16), sample })
            .describe('A figure that its body explains, as in “2 languages”'),
        ]),
      )
      .min(3)
      .max(7)
      .describe(
        'Sizes follow from how many there are: the first is the largest, so it is best a vignette',
      ),
  })
  .describe('Several sides of one product as tiles of different sizes that fit together');
