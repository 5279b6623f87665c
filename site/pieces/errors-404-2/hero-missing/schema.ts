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
      .describe('HTTP status'),
    heading: text(80),
    lead: text(240),
    wishes: z
      .array(z.strictObject({ label: text(48), url: address }))
      .min(2)
      .max(7)
      .describe('Possible intentions of visitors, each a sentence that continues the question'),
    question: text(40).describe('Text before them: “I wanted to …”'),
    report: text(40).describe('Label of the link that reports the wrong address by email'),
    weave: weave.describe('480 columns, 60 rows: it spans the page, with a piece cut out'),
  })
  .describe(
    'A wrong address: a cloth with a missing piece, and the pages that visitors may have looked for',
  );
