import { z } from 'zod';
import { calendarDate } from '../../../../contract/date.ts';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('signed-by'),
    ...sectionHead,
    papers: z
      .array(
        z.strictObject({
          name: text(60).describe('Paper to be signed'),
          signer: text(60).describe('Person who signs, on the line'),
        }),
      )
      .min(1)
      .max(8),
    due: z
      .array(z.strictObject({ date: calendarDate, what: text(80) }))
      .min(1)
      .max(4)
      .describe('Deadlines of the returns, in order'),
    dueNote: text(240).describe('Legal basis of these deadlines'),
    sample,
  })
  .describe('Papers that people sign, with the person who signs each, and the deadlines');
