import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { action, sectionHead } from '../../schema.ts';
import { stage } from '../../stages/registry.ts';

export const schema = z
  .strictObject({
    type: z.literal('product-stage'),
    ...sectionHead,
    heading: text(120)
      .optional()
      .describe('Omitted if the page opens with its stage, which has the only headline'),
    stage,
    after: z
      .strictObject({
        words: text(120).describe('Transition from the example to the visitor’s own case'),
        actions: z.array(action).min(1).max(2).describe('The first is the primary call to action'),
      })
      .optional()
      .describe('Below it, for visitors who have tried it'),
    note: text(240).optional().describe('A short explanatory note below it'),
  })
  .describe('The product’s interface at full width, which visitors can try');
