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
      .describe('Left out where the page opens with its stage: that has one headline'),
    stage,
    after: z
      .strictObject({
        words: text(120).describe('From the example to one’s own case'),
        actions: z.array(action).min(1).max(2).describe('The first is the one call to action'),
      })
      .optional()
      .describe('What stands below it, for whoever has tried it'),
    note: text(240).optional().describe('A small word below it, on how it is meant'),
  })
  .describe('The product’s interface at full width, which visitors can work a little');
