import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { address, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('other-prices'),
    ...sectionHead,
    products: z
      .array(
        z.strictObject({
          name: text(40),
          url: address,
          price: text(60),
          includes: text(140).describe('What the price includes'),
        }),
      )
      .min(2)
      .max(8),
  })
  .describe('Prices of other products in large type, each with a link to its page');
