import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, address, sample } from '../../../schema.ts';
import { actor } from '../../../ui/FlowMark.tsx';
import { weave } from '../../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-index'),
    heading: text(60),
    lead: text(280),
    actions: z.array(action).min(1).max(2),
    entries: z
      .array(
        z.strictObject({
          mark: z
            .string()
            .regex(/^[A-Z0-9]{1,2}$/)
            .describe('A letter or number that identifies it'),
          name: text(48),
          asks: text(80).describe('Words of somebody who needs it'),
          flow: z.array(actor).min(2).max(6).describe('Actors of the steps, in order'),
          time: text(24),
          price: text(24),
          url: address,
        }),
      )
      .min(2)
      .max(7),
    doers: z
      .strictObject({ system: text(32), model: text(32), person: text(32) })
      .describe('Legend of the marks of a flow'),
    note: text(120).optional(),
    weave: weave.describe('The cloth at its corner: 256 columns and 48 rows are enough'),
    sample,
  })
  .describe('Opens a reference with its index: contents, durations and prices');
