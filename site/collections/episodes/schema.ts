import { z } from 'zod';
import { calendarDate } from '../../../contract/date.ts';
import { text } from '../../../contract/text.ts';
import { sample } from '../../schema.ts';
import { figure } from '../../ui/cover/figure.ts';
import { weave } from '../../ui/loom/weave.ts';
import type { Entry } from '../entries.ts';

/** The voices, which take turns. */
export const VOICES = ['first', 'second'] as const;

export type Voice = (typeof VOICES)[number];

export const schema = z
  .strictObject({
    title: text(60),
    description: text(160).describe('For lists, feeds and search engines'),
    number: z.int().min(1).describe('Number of the episode, counted from the first'),
    date: calendarDate.describe('Publication date'),
    weave,
    figure: figure.describe('The figure on its picture, drawn on its own cloth, a pha khao ma'),
    transcript: z
      .array(
        z.strictObject({
          voice: z.enum(VOICES),
          chapter: text(48).optional().describe('Title of the chapter that begins with this line'),
          words: text(400).describe('Words of the line; the recording is in the first language'),
        }),
      )
      .min(2)
      .describe('Transcript, line by line, as recorded (docs/podcast.md)'),
    sample,
  })
  .refine(({ transcript: [line] }) => line?.chapter !== undefined, {
    error: 'the first line must begin a chapter',
    path: ['transcript', 0],
  });

export type Episode = Entry<typeof schema>;
