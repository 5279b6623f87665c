import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { anchor } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

export const schema = z
  .strictObject({
    type: z.literal('viewpoint'),
    anchor,
    heading: text(120),
    lead: text(320),
    tags: z.array(text(24)).min(1).max(6),
    weave,
  })
  .describe('An opinion with its tags and byline, next to a weave');
