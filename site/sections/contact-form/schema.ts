import { z } from 'zod';
import { points, sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('contact-form'),
    ...sectionHead,
    points: points.describe('What happens with a message, one after the other; beside the form'),
  })
  .describe('A form for a message: name, e-mail, what it is about');
