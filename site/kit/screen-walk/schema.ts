import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { fact, sample, sectionHead } from '../../schema.ts';
import { deviceScreen } from '../phone/blocks.ts';

export const schema = z
  .strictObject({
    type: z.literal('screen-walk'),
    ...sectionHead,
    example: text(120).describe('Says that it is an example'),
    first: z.int().min(1).max(6).default(1).describe('The step to begin with, from 1'),
    steps: z
      .array(
        z.strictObject({
          name: text(24).describe('Beside its time, to choose it by'),
          light: z
            .enum(['night', 'dawn', 'day'])
            .default('day')
            .describe('The ground that the section has while it is chosen'),
          screens: z
            .array(
              z.strictObject({
                whose: text(40).optional().describe('Who holds this phone, where there are two'),
                bars: z.int().min(0).max(4).default(4).describe('How strong the signal is'),
                ...deviceScreen,
              }),
            )
            .min(1)
            .max(2),
          title: text(72),
          says: text(320),
          facts: z.array(fact).max(3).default([]),
        }),
      )
      .min(3)
      .max(6),
    sample,
  })
  .refine(({ steps, first }) => first <= steps.length, {
    path: ['first'],
    error: 'is none of the steps',
  })
  .describe('An app step by step: one phone or two show each, with words beside them');
