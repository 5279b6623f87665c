import { z } from 'zod';
import { text } from '../text.ts';
import { sectionHead } from './common.ts';

export const contactForm = z
  .strictObject({
    type: z.literal('contact-form'),
    ...sectionHead,
    points: z
      .array(z.strictObject({ title: text(60), body: text(200) }))
      .max(4)
      .default([])
      .describe('What happens with a message, one after the other; beside the form'),
  })
  .describe('A form for a message: name, e-mail, what it is about');
