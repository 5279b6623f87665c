import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

/** How many looks the sheet tells apart. */
const MOST_LOOKS = 6;

export const schema = z
  .strictObject({
    type: z.literal('hero-wardrobe'),
    heading: text(48).describe('As large as the page allows'),
    lead: text(240),
    choose: text(48).describe('Names the choice of a look'),
    numbers: text(48).describe('Heads the numbers that a look is made of'),
    shop: z
      .strictObject({
        example: text(24).describe('Says that it is one'),
        name: text(32),
        line: text(60).describe('What it says, as large as its page allows'),
        menu: z
          .array(text(16))
          .length(3)
          .describe('What its bar leads to; the last is for phones too'),
        button: text(24),
        weight: text(16).describe('What is in each bag'),
        goods: z
          .array(z.strictObject({ name: text(24), price: text(16) }))
          .length(3)
          .describe('Bags with a label of the cloth; a phone shows two'),
      })
      .describe('A shop whose front page wears each of the looks'),
    looks: z
      .array(
        z.strictObject({
          name: text(24),
          suits: text(160).describe('Whom it suits, and why'),
          weave,
        }),
      )
      .min(2)
      .max(MOST_LOOKS),
    sample,
  })
  .refine(
    ({ looks }) =>
      new Set(looks.map(({ weave: { structure } }) => structure)).size === looks.length,
    { error: 'are not each of another structure', path: ['looks'] },
  )
  .describe(
    'Opens a page about design: a shop, and looks for it to choose from, each with its numbers',
  );
