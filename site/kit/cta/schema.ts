import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { ask } from '../../collections/define-collection.ts';
import { people } from '../../collections/people/index.ts';
import { offer } from '../../references.ts';
import { anchor } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';
import { callToActionLabel } from '../../words/form-words.ts';

export const schema = z
  .strictObject({
    type: z.literal('cta'),
    anchor,
    heading: text(120),
    lead: text(240),
    submit: callToActionLabel.default('start').describe('Label of its button'),
    offer: offer.optional().describe('Subject of messages from its form'),
    look: z
      .enum(['cloth', 'hem', 'open', 'dye'])
      .default('cloth')
      .describe(
        'On a frame with a cloth at its end, or with a hem on top; on the page itself; or on the dye, from edge to edge',
      ),
    weave: weave
      .optional()
      .describe(
        'For a cloth or a hem; on the page itself or on the dye, the hem that ends the page',
      ),
    people: ask(people, 2).optional().describe('Who answers, with their portraits; on the dye'),
  })
  .refine(({ look, weave }) => weave !== undefined || look === 'open' || look === 'dye', {
    path: ['weave'],
    error: 'is required by the looks `cloth` and `hem`',
  })
  .refine(({ look, people }) => people === undefined || look === 'dye', {
    path: ['people'],
    error: 'are only possible with the look `dye`',
  })
  .describe('The one action that a page asks its reader to take: leave an email address');
