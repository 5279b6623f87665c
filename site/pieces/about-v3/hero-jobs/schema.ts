import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { ask } from '../../../collections/define-collection.ts';
import { jobs } from '../../../collections/jobs/index.ts';

export const schema = z
  .strictObject({
    type: z.literal('hero-jobs'),
    heading: text(60),
    lead: text(280),
    jobs: ask(jobs, 12),
    note: text(200),
  })
  .describe('Opens a page about jobs: each with its salary, all on one scale');
