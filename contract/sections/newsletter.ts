import { z } from 'zod';
import { sectionHead } from './common.ts';

export const newsletter = z
  .strictObject({ type: z.literal('newsletter'), ...sectionHead })
  .describe('An invitation to the newsletter: one field, in passing');
