import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { weave } from '../../../contract/weave.ts';
import { action, address, sample, sectionHead } from '../../schema.ts';

/** A case as other pages point at it. */
export const caseTeaser = z.strictObject({
  title: text(100),
  client: text(60),
  sector: text(40),
  result: text(160).describe('What it brought, in one sentence: it is set large on the weave'),
  year: z.int().min(2000).max(2200),
  weave: weave.describe('The cloth that the result stands on; 216 by 56 cells fill the widest'),
  url: address,
  sample,
});

export const schema = z
  .strictObject({
    type: z.literal('case-teasers'),
    ...sectionHead,
    cases: z.array(caseTeaser).min(1).max(8),
    action: action.optional(),
  })
  .describe('Work that was done, each case with its weave and what it brought');
