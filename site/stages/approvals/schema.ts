import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { first, stageHead } from '../parts.ts';

const signature = z.strictObject({
  signer: z.int().min(1).max(5).describe('Number of the signer, counted from 1'),
  state: z.enum(['signed', 'waiting', 'later']),
  said: text(60).describe('When they signed, or since when they have been asked'),
  limit: text(80).optional().describe('Their deadline, and what happens then'),
  deputy: z
    .strictObject({ who: text(40), role: text(60), said: text(100) })
    .optional()
    .describe('Deputy who signs while they are away, and up to which amount'),
});

const request = z.strictObject({
  amount: text(20),
  what: text(60),
  by: text(60).describe('Its number and requester'),
  band: text(48).describe('Band of amounts that it belongs to'),
  route: z.array(signature).min(1).max(5),
  flag: z
    .strictObject({ title: text(80), body: text(240) })
    .optional()
    .describe('What the product noticed, and the consequence'),
  facts: z
    .array(z.strictObject({ term: text(32), detail: text(80) }))
    .min(2)
    .max(4),
  log: z
    .array(z.strictObject({ time: text(24), body: text(120) }))
    .min(1)
    .max(4),
  outcome: text(160).describe('What happens automatically after the last signature'),
  usual: text(40).describe('Usual duration'),
  latest: text(60).describe('Time by which it is approved at the latest'),
});

export const schema = z
  .strictObject({
    type: z.literal('approvals'),
    ...stageHead,
    choose: text(60).describe('Heading of the amounts to choose from'),
    first,
    signers: z
      .array(
        z.strictObject({
          who: text(40),
          role: text(60),
          rule: text(60)
            .optional()
            .describe('From which amount on they sign, unless it is every one'),
        }),
      )
      .min(2)
      .max(5)
      .describe('All possible signers, in order'),
    away: z
      .strictObject({ label: text(80), unaffected: text(120) })
      .describe('Checkbox for one of them being away; the text to show if that changes nothing'),
    requests: z.array(request).min(2).max(4),
    words: z.strictObject({
      order: text(40),
      notNeeded: text(40),
      request: text(40),
      log: text(40),
      outcome: text(40),
      usual: text(40),
      latest: text(40),
    }),
  })
  .refine(
    ({ requests, signers }) =>
      requests.every(({ route }) => route.every(({ signer }) => signer <= signers.length)),
    { path: ['requests'], error: 'names a signer who does not exist: add them to the signers' },
  )
  .describe('Who has to sign a request, in which order and by when, depending on the amount');
