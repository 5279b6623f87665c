import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sectionHead } from '../../schema.ts';
import { stage } from '../../stages/registry.ts';

export const schema = z
  .strictObject({
    type: z.literal('product-stage'),
    ...sectionHead,
    stage,
    note: text(240).optional().describe('A small word below it, on how it is meant'),
  })
  .describe('The product’s interface at full width, which visitors can work a little');
