import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { motif, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('integrations'),
    ...sectionHead,
    hub: text(24).describe('Name of the product on the knot that the systems run into'),
    groups: z
      .array(
        z.strictObject({
          motif,
          title: text(60),
          systems: z.array(text(40)).min(1).max(12),
        }),
      )
      .min(1)
      .max(4),
  })
  .describe('The systems that a product connects to, by purpose');
