import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

/** The number of looks that the style sheet supports. */
const MOST_LOOKS = 6;

export const schema = z
  .strictObject({
    type: z.literal('hero-wardrobe'),
    heading: text(48).describe('As large as the page allows'),
    lead: text(240),
    actions: z.array(action).min(1).max(2),
    choose: text(48).describe('Label of the choice of a look'),
    shop: z
      .strictObject({
        example: text(24).describe('Note that it is an example'),
        name: text(32),
        line: text(60).describe('Its headline, as large as its page allows'),
        menu: z
          .array(text(16))
          .length(3)
          .describe('Items of its menu; only the last is also shown on phones'),
        button: text(24),
        weight: text(16).describe('Contents of each bag'),
        goods: z
          .array(z.strictObject({ name: text(24), price: text(16) }))
          .length(3)
          .describe('Bags with a label of the cloth; a phone shows two'),
      })
      .describe('A shop whose front page is shown in each of the looks'),
    looks: z
      .array(
        z.strictObject({
          name: text(24),
          suits: text(160).describe('Who it suits, and why'),
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
    { error: 'have a structure twice: change one', path: ['looks'] },
  )
  .describe('Opens a page about design: a shop, and looks to choose for it');
