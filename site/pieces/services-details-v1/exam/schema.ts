import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { sample, sectionHead } from '../../../schema.ts';
import { CASES, STATES } from './cases.ts';

const numbers = z.array(z.int().min(1).max(CASES)).describe('Numbers of the cases, counted from 1');

const round = z
  .strictObject({
    name: text(24),
    of: text(60).describe('Source and time of the cases'),
    asked: numbers,
    wrong: numbers,
    said: text(80).describe('Whether it passes, in words'),
    after: text(280).describe('Findings, and the changes made'),
  })
  .refine(
    ({ asked, wrong }) => new Set([...asked, ...wrong]).size === asked.length + wrong.length,
    'has a duplicate case',
  );

export const schema = z
  .strictObject({
    type: z.literal('exam'),
    ...sectionHead,
    choose: text(60).describe('Label of the choice of a round'),
    words: z.strictObject(
      Object.fromEntries(STATES.map((state) => [state, text(32)])) as Record<
        (typeof STATES)[number],
        ReturnType<typeof text>
      >,
    ),
    rounds: z.array(round).min(2).max(5),
    first: z.int().min(1).describe('The initially selected round'),
    sample,
  })
  .refine(({ rounds, first }) => first <= rounds.length, {
    path: ['first'],
    error: 'is not one of the rounds: give the number of one',
  })
  .describe('A hundred cases, each right, wrong or passed on to a person, round by round');
