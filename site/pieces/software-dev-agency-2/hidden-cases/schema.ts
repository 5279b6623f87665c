import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { fact, points, sample, sectionHead } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('hidden-cases'),
    ...sectionHead,
    shared: text(60).describe('The first hundred cases'),
    hidden: text(60).describe('The other hundred, which the provider sees at the end'),
    wrong: z.int().min(1).max(20).describe('The most of the hidden ones that may be wrong'),
    target: text(80).describe('The target that they reach'),
    weave: weave.describe('The cloth that is paid for, by thirds'),
    payments: points,
    facts: z.array(fact.extend({ detail: text(160) })).max(3),
    sample,
  })
  .describe('Two hundred test cases, half of them hidden, and when to pay');
