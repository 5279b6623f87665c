import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { file } from '../../../kit/code-sample/schema.ts';
import { anchor, fact, points, sample } from '../../../schema.ts';
import { doer } from '../../../ui/FlowMark.tsx';

export const schema = z
  .strictObject({
    type: z.literal('pattern'),
    anchor,
    mark: z
      .string()
      .regex(/^[A-Z0-9]{1,2}$/)
      .describe('A letter or a number, by which one speaks of it'),
    heading: text(60),
    gets: text(200).describe('What whoever pays for it gets, in a plain sentence'),
    facts: z.array(fact).min(1).max(3).describe('What it takes and costs'),
    flow: z
      .array(
        z.strictObject({
          by: doer,
          does: text(60),
          sees: text(60).optional().describe('The data that is seen there, and what is not'),
        }),
      )
      .min(2)
      .max(5)
      .describe('Where the data goes: step by step, each in the lane of who does it'),
    points,
    files: z.array(file).min(1).max(3).describe('For engineers, behind a fold'),
    ground: z.enum(['page', 'wash', 'ebony']).default('page').describe('What it stands on'),
    sample,
  })
  .describe('A way of building something: what one gets, who sees the data, and last its code');
