import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('allowed'),
    ...sectionHead,
    bands: z
      .array(
        z.strictObject({
          title: text(40).describe('For example “Alone”, “With a person”, “Never”'),
          tone: z.enum(['ok', 'attention', 'wrong']),
          share: z.int().min(1).max(98).describe('Share of all cases, in percent'),
          body: text(240),
          items: z
            .array(text(100))
            .min(2)
            .max(6)
            .describe('Cases, in the words of the people who ask'),
        }),
      )
      .min(2)
      .max(3)
      .refine((bands) => bands.reduce((sum, { share }) => sum + share, 0) === 100, {
        error: 'the shares do not add up to 100 percent: correct one',
      }),
    note: text(240).describe('Source of these shares'),
    sample,
  })
  .describe(
    'What a system may do alone, what with a person, and what never, by share of all cases',
  );
