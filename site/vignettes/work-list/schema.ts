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
        error: 'need exactly one that is chosen',
      })
      .describe('Tasks, and the selected one'),
    fields: z
      .array(z.strictObject({ label: text(40), value: text(64) }))
      .min(2)
      .max(4)
      .describe('Facts of the selected one'),
    rule: text(140).describe('Reason that it waits'),
    actions: z.array(text(24)).min(1).max(2).describe('Drawn buttons, the main one first'),
  })
  .describe('A list of tasks, and the facts of the one that waits for a person');
