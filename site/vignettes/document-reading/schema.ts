import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { vignetteHead } from '../parts.ts';

export const schema = z
  .strictObject({
    type: z.literal('document-reading'),
    ...vignetteHead,
    rows: z
      .array(
        z.strictObject({
          number: z.string(),
          amount: z.string(),
          state: z.enum(['matched', 'review', 'blocked']),
          label: text(40),
        }),
      )
      .min(2)
      .max(4),
    note: text(160),
  })
  .describe('Invoices that were read and matched, and the one that a person has to see');
