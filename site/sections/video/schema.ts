import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sectionHead } from '../../schema.ts';

export const schema = z
  .strictObject({
    type: z.literal('video'),
    ...sectionHead,
    name: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .describe('The files in site/public/video: name.webm, name.mp4, name.webp (its poster)'),
    size: z.tuple([z.int().min(1), z.int().min(1)]).describe('Width and height in px'),
    seconds: z.int().min(1).describe('How long it runs'),
    isSilent: z.literal(true).optional().describe('It has no sound; the page says so'),
    label: text(80).describe('What it is called'),
    transcript: z
      .array(
        z.strictObject({
          start: z.number().min(0).describe('In seconds; until the next one begins'),
          words: text(240),
        }),
      )
      .min(1)
      .refine(
        (cues) => cues.every(({ start }, index) => start > (cues[index - 1]?.start ?? -1)),
        'each begins after the one before it',
      )
      .describe('What is said or shown; the captions are made of it, too'),
  })
  .refine(({ seconds, transcript }) => transcript.every(({ start }) => start < seconds), {
    error: 'begins after the film has ended',
    path: ['transcript'],
  })
  .describe('A video that plays when asked, with captions and its transcript');
