import { z } from 'zod';
import { line, text } from '../../../contract/text.ts';
import { vignetteHead } from '../parts.ts';

export const schema = z
  .strictObject({
    type: z.literal('approvals'),
    ...vignetteHead,
    request: z.strictObject({
      number: line(24),
      what: text(80),
      by: text(60).describe('Requester and time'),
      amount: text(20),
    }),
    bands: z
      .array(z.strictObject({ label: text(40), applies: z.boolean().default(false) }))
      .min(1)
      .max(4)
      .describe('Bands of amounts, smallest first, and the one that this request is in'),
    steps: z
      .array(
        z.strictObject({
          who: text(48),
          role: text(60),
          from: z
            .int()
            .min(1)
            .default(1)
            .describe('The smallest band, counted from 1, that needs this step'),
          state: z.enum(['done', 'waiting', 'later', 'not-needed']),
          said: text(60).describe('The decision and its time, or what it waits for'),
          remark: text(100).optional().describe('Comment of the person'),
          actions: z
            .array(text(24))
            .max(2)
            .default([])
            .describe('Drawn buttons, if it is your turn'),
        }),
      )
      .min(1)
      .max(6),
    outcome: text(80).describe('What happens automatically after the last approval'),
    note: text(160).optional(),
  })
  .refine(({ bands }) => bands.filter(({ applies }) => applies).length === 1, {
    path: ['bands'],
    error: 'needs exactly one band that applies',
  })
  .refine(
    ({ bands, steps }) => {
      const taken = bands.findIndex(({ applies }) => applies) + 1;
      return steps.every(({ from, state }) => (state === 'not-needed') === from > taken);
    },
    {
      path: ['steps'],
      error: 'has a step whose state does not match the band that applies: change the state',
    },
  )
  .describe('A request on its way through its approvers, who depend on the amount');
