import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { reference } from '../../../collections/define-collection.ts';
import { people } from '../../../collections/people/index.ts';
import { action, sample } from '../../../schema.ts';

const message = z.strictObject({
  when: text(32).describe('A weekday and a time'),
  from: reference(people).optional().describe('Who of ours writes it; left out, the visitor does'),
  visitor: text(40).optional().describe('Who the visitor is, on the first message of theirs'),
  says: text(360),
  promise: text(140).optional().describe('What holds for every enquiry at this point, beside it'),
});

export const schema = z
  .strictObject({
    type: z.literal('hero-reply'),
    heading: text(60),
    lead: text(240),
    action,
    label: text(60).describe('Says that the exchange is an example'),
    messages: z.array(message).min(2).max(7),
    sample,
  })
  .describe(
    'Opens a conversation: an enquiry and its answers, each at its hour, and what is promised',
  );
