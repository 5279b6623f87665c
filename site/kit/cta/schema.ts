import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { offer } from '../../offer.ts';
import { anchor } from '../../schema.ts';
import { weave } from '../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('cta'),
    anchor,
    heading: text(120),
    lead: text(240),
    submit: text(24).optional().describe('What its button says, if not what it says everywhere'),
    offer: offer.optional().describe('What a message from its form is about'),
    weave,
  })
  .describe('The one thing that a page asks its reader to do: leave an e-mail address');
