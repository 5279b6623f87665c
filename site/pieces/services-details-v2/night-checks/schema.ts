import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { file } from '../../../kit/code-sample/schema.ts';
import { fact, points, sample, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('night-checks'),
    ...sectionHead,
    choose: text(60).describe('Label of the choice of a case'),
    cases: z
      .array(
        z.strictObject({
          name: text(60),
          says: text(240).describe('What the platform does about it'),
          rows: z.array(fact).min(2).max(5).describe('What happened; the last is the result'),
          files: z.array(file).min(1).max(3).describe('Its code, collapsed'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Shown one at a time'),
    points,
    sample,
  })
  .describe('Problems with figures, and what is done about each, with its code for engineers');
