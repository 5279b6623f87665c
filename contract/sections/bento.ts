import { z } from 'zod';
import { text } from '../text.ts';
import { vignette } from '../vignette.ts';
import { weave } from '../weave.ts';
import { sectionHead } from './common.ts';

const tile = {
  title: text(60),
  body: text(200),
  isWide: z.boolean().default(false).describe('Whether it takes two columns where there is room'),
};

export const bento = z
  .strictObject({
    type: z.literal('bento'),
    ...sectionHead,
    tiles: z
      .array(
        z.discriminatedUnion('shows', [
          z.strictObject({ shows: z.literal('vignette'), ...tile, vignette }),
          z.strictObject({ shows: z.literal('weave'), ...tile, weave }),
          z.strictObject({ shows: z.literal('figure'), ...tile, value: text(16) }),
        ]),
      )
      .min(3)
      .max(7),
  })
  .describe('Several sides of one product as tiles of different sizes that fit together');
