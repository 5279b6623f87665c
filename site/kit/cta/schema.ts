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
    submit: text(24).optional().describe('Label of its button, if not the default'),
    offer: offer.optional().describe('Subject of messages from its form'),
    weave,
  })
  .describe('The one action that a page asks its reader to take: leave an e-mail address');
