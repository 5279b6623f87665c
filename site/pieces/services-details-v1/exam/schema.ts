import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';
import { CASES, STATES } from './cases.ts';

const numbers = z.array(z.int().min(1).max(CASES)).describe('The cases, counted from 1');

const round = z
  .strictObject({
    name: text(24),
    of: text(60).describe('Whose cases, and when'),
    asked: numbers,
    wrong: numbers,
    said: text(80).describe('Whether it passes, in words'),
    isPassed: z.boolean(),
    after: text(280).describe('What was found, and done about it'),
    examples: z
      .array(z.strictObject({ case: text(80), answer: text(120) }))
      .max(3)
      .default([])
      .describe('Some that were wrong: what was asked, and what it said'),
  })
  .refine(
    ({ asked, wrong }) => new Set([...asked, ...wrong]).size === asked.length + wrong.length,
    'has a case twice',
  );

export const schema = z
  .strictObject({
    type: z.literal('exam'),
    ...sectionHead,
    choose: text(60).describe('Names the choice of a round'),
    words: z.strictObject(
      Object.fromEntries(STATES.map((state) => [state, text(32)])) as Record<
        (typeof STATES)[number],
        ReturnType<typeof text>
      >,
    ),
    agreed: text(120).describe('What has to be reached'),
    rounds: z.array(round).min(2).max(5),
    first: z.int().min(1).describe('The round that is shown at first'),
    note: text(240),
    sample,
  })
  .refine(({ rounds, first }) => first <= rounds.length, {
    path: ['first'],
    error: 'is none of the rounds',
  })
  .describe('A hundred cases, each right, wrong or passed on to a person, round by round');
