import { z } from 'zod';
import { text } from '../../../contract/text.ts';
import { sample } from '../../schema.ts';
import { figure } from '../../ui/cover/figure.ts';
import { weave } from '../../ui/loom/weave.ts';
import type { Entry } from '../entries.ts';

/** The voices that speak, one after the other. */
export const VOICES = ['first', 'second'] as const;

export type Voice = (typeof VOICES)[number];

export const schema = z
  .strictObject({
    title: text(60),
    description: text(160).describe('What lists, feeds and search engines say of it'),
    number: z.int().min(1).describe('Which episode it is, counted from the first'),
    date: z.iso.date().describe('When it was published'),
    weave,
    figure: figure.describe('What is on its picture, which is of its own cloth, a pha khao ma'),
    transcript: z
      .array(
        z.strictObject({
          voice: z.enum(VOICES),
          chapter: text(48).optional().describe('The chapter that begins with this line'),
          words: text(400).describe('What is said; in the first language it is spoken'),
        }),
      )
      .min(2)
      .describe('What is said, line by line, as its sound has it (docs/podcast.md)'),
    sample,
  })
  .refine(({ transcript: [line] }) => line?.chapter !== undefined, {
    error: 'the first line begins a chapter',
    path: ['transcript', 0],
  });

export type Episode = Entry<typeof schema>;
