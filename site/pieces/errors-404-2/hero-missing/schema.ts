import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { address } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-missing'),
    code: z
      .string()
      .regex(/^\d{3}$/)
      .describe('The HTTP status that it stands for'),
    heading: text(80),
    lead: text(240),
    wishes: z
      .array(z.strictObject({ label: text(48), url: address }))
      .min(2)
      .max(7)
      .describe('What somebody may have come for, each a sentence that goes on from the question'),
    question: text(40).describe('Stands before them: “I wanted to …”'),
    report: text(40).describe('The link by which the wrong address is reported, by e-mail'),
    weave: weave.describe('480 columns, 60 rows: it lies across the page, a piece cut out of it'),
  })
  .describe('A wrong address: a cloth with a piece missing, and what somebody may have come for');
