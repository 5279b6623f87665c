import { z } from 'zod';
import { weave } from '../../../contract/loom/weave.ts';
import { text } from '../../../contract/text.ts';
import { sectionHead } from '../../schema.ts';
import { deviceScreen } from './blocks.ts';

export const schema = z
  .strictObject({
    type: z.literal('phone-screens'),
    ...sectionHead,
    weave: weave
      .optional()
      .describe('The cloth that the phones stand before; 300 by 48 cells fill it'),
    screens: z
      .array(
        z.strictObject({
          ...deviceScreen,
          caption: text(120),
          description: text(400).describe('What it shows, for those who cannot see it'),
        }),
      )
      .min(1)
      .max(4),
  })
  .describe('An app at work, on phones');
