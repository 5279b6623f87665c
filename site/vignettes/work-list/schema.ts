import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { vignetteHead } from '../parts.ts';

export const schema = z
  .strictObject({
    type: z.literal('work-list'),
    ...vignetteHead,
    items: z
      .array(
        z.strictObject({
          name: text(40),
          detail: text(48),
          state: z.enum(['done', 'waiting', 'later']),
          isChosen: z.literal(true).optional(),
        }),
      )
      .min(2)
      .max(4)
      .refine((items) => items.filter(({ isChosen }) => isChosen).length === 1, {
        error: 'have one that is chosen',
      })
      .describe('What there is to do, and the one that is looked at'),
    fields: z
      .array(z.strictObject({ label: text(40), value: text(64) }))
      .min(2)
      .max(4)
      .describe('What is known of the chosen one'),
    rule: text(140).describe('Why it waits'),
    actions: z.array(text(24)).min(1).max(2).describe('Drawn buttons, the first is the main one'),
  })
  .describe(
    'A list of things to do, and the one that waits for a person, with what is known of it',
  );
