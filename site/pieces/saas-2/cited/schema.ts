import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';
import { parts, sources } from '../../../stages/support-copilot/schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('cited'),
    ...sectionHead,
    parts,
    left: text(60).describe('What happens to a sentence without a source'),
    sources,
    sample,
  })
  .describe('The sentences of an answer in large type, each a thread that ends at its source');
