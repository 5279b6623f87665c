import { z } from 'zod';
import { text } from '../../../contract/text.ts';
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
    weave,
  })
  .describe('The one action that a page asks its reader to take: leave an email address');
