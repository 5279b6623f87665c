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
          title: text(40).describe('As in “Alone”, “With a person”, “Never”'),
          tone: z.enum(['ok', 'attention', 'wrong']),
          share: z.int().min(1).max(98).describe('Of all cases, in per cent'),
          body: text(240),
          items: z.array(text(100)).min(2).max(6).describe('Cases, as those who ask put them'),
        }),
      )
      .min(2)
      .max(3)
      .refine((bands) => bands.reduce((sum, { share }) => sum + share, 0) === 100, {
        error: 'the shares do not make 100 per cent',
      }),
    note: text(240).describe('Whose shares these are'),
    sample,
  })
  .describe(
    'What a system may do alone, what with a person, and what never, by share of all cases',
  );
