import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('set-up'),
    ...sectionHead,
    unit: text(24).describe('Items that increase every week: “tables”'),
    week: text(24).describe('Read by screen readers before the number of a week'),
    yours: text(40).describe('Heading of the customer’s tasks in a week'),
    weeks: z
      .array(
        z.strictObject({
          title: text(40),
          body: text(160).describe('Work done, and the result at the end of the week'),
          yours: text(100),
          runs: z.int().min(0).describe('Number of items running by then'),
        }),
      )
      .min(3)
      .max(6)
      .refine(
        (weeks) => weeks.every(({ runs }, index) => runs >= (weeks[index - 1]?.runs ?? 0)),
        'there is less of it than in the week before',
      ),
    note: text(240).optional(),
    sample,
  })
  .describe(
    'A set-up week by week: the work done, the customer’s tasks, and the number of items running',
  );
