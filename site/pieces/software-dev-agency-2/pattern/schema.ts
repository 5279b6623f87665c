import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { file } from '../../../kit/code-sample/schema.ts';
import { anchor, fact, points, sample } from '../../../schema.ts';
import { actor } from '../../../ui/FlowMark.tsx';

export const schema = z
  .strictObject({
    type: z.literal('pattern'),
    anchor,
    mark: z
      .string()
      .regex(/^[A-Z0-9]{1,2}$/)
      .describe('A letter or number that identifies it'),
    heading: text(60),
    gets: text(200).describe('What the buyer gets, in a plain sentence'),
    facts: z.array(fact).min(1).max(3).describe('Duration and price'),
    flow: z
      .array(
        z.strictObject({
          by: actor,
          does: text(60),
          sees: text(60).optional().describe('The data visible there, and the data that is not'),
        }),
      )
      .min(2)
      .max(5)
      .describe('Path of the data: step by step, each in the lane of its actor'),
    points,
    files: z.array(file).min(1).max(3).describe('For engineers, collapsed'),
    ground: z.enum(['page', 'wash', 'ebony']).default('page').describe('Its background'),
    sample,
  })
  .describe('A pattern for building something: the result, access to the data, and last its code');
