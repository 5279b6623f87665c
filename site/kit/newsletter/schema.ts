import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { anchor } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('newsletter'),
    anchor,
    heading: text(60),
    lead: text(160).optional().describe('Content and frequency of the newsletter'),
  })
  .describe('An unobtrusive invitation to the newsletter, with one field');
