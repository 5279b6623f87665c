import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { fact, sample, sectionHead } from '../../schema.ts';
import { deviceScreen } from '../phone/blocks.ts';

export const schema = z
  .strictObject({
    type: z.literal('screen-walk'),
    ...sectionHead,
    example: text(120).describe('Note that it is an example'),
    first: z.int().min(1).max(6).default(1).describe('The initially selected step, counted from 1'),
    steps: z
      .array(
        z.strictObject({
          name: text(24).describe('Label in the choice, next to its time'),
          light: z
            .enum(['night', 'dawn', 'day'])
            .default('day')
            .describe('Background of the section while it is selected'),
          screens: z
            .array(
              z.strictObject({
                whose: text(40).optional().describe('Owner of this phone, if there are two'),
                look: z
                  .enum(['plain', 'bright', 'register', 'sheet'])
                  .default('plain')
                  .describe(
                    'Plain follows the light of the step, bright is always light, register is a dark tablet with tiles, sheet is one with a list beside everything else',
                  ),
                bars: z.int().min(0).max(4).default(4).describe('Signal strength'),
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
      .min(1)
      .max(6)
      .describe('A single one is a still picture on the family’s dye: a tablet'),
    sample,
  })
  .refine(({ steps, first }) => first <= steps.length, {
    path: ['first'],
    error: 'is not one of the steps: give the number of one',
  })
  .describe('An app step by step: one or two phones show each, with words next to them');
