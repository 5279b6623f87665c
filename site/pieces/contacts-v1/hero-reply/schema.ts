import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { reference } from '../../../collections/define-collection.ts';
import { people } from '../../../collections/people/index.ts';
import { action, fact, sample } from '../../../schema.ts';

const message = z.strictObject({
  when: text(32).describe('A weekday and a time'),
  from: reference(people)
    .optional()
    .describe('Author from our team; omitted for messages of the visitor'),
  visitor: text(40).optional().describe('Describes the visitor, on their first message'),
  says: text(360),
  papers: z
    .array(z.enum(['ok', 'attention', 'wrong']))
    .max(7)
    .default([])
    .describe('Documents drawn below it, by how well they can be read; the message says the same'),
  promise: text(140).describe('Our promise for every enquiry at this point'),
});

export const schema = z
  .strictObject({
    type: z.literal('hero-reply'),
    heading: text(60),
    lead: text(240),
    action,
    label: text(60).describe('Note that the exchange is an example'),
    messages: z.array(message).min(2).max(4),
    outcome: fact.describe('When the exchange ends, and with what, in the largest type'),
    sample,
  })
  .describe(
    'Opens a conversation: an enquiry and its answers, each with its time, and our promises',
  );
