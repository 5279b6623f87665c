import { z } from 'zod';
import { calendarDate } from '../../../contract/date.ts';
import { text } from '../../../contract/text.ts';
import { sample, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('revisions'),
    ...sectionHead,
    versions: z
      .array(
        z.strictObject({
          date: calendarDate,
          by: text(80).describe('Author, and person who approved it'),
          why: text(200).describe('Reason, and effect'),
          parts: z
            .array(
              z.strictObject({
                text: text(120),
                change: z.enum(['out', 'in']).optional().describe('Removed or added'),
              }),
            )
            .min(1)
            .max(8)
            .describe('The words, in order'),
        }),
      )
      .min(2)
      .max(4)
      .describe('The oldest first'),
    sample,
  })
  .refine(
    ({ versions }) =>
      versions.every(({ date }, index) => index === 0 || date > (versions[index - 1]?.date ?? '')),
    { error: 'are not in order: sort them by date', path: ['versions'] },
  )
  .describe('The versions of a text, in large type with removed and added words marked');
