import { z } from 'zod';
import { casesView } from '../../../kit/cases-schema.ts';

export const schema = z
  .strictObject({ type: z.literal('case-slides'), ...casesView })
  .describe('Opens the work one case after the other, by what went wrong in each (spec C4)');
