import { z } from 'zod';
import { casesView } from '../../../kit/cases-schema.ts';

export const schema = z
  .strictObject({ type: z.literal('case-slides'), ...casesView })
  .describe('Opens the case studies one after the other, with the mistake in each (spec C4)');
