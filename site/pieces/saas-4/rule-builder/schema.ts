import { z } from 'zod';
import { text } from '../../../../contract/text.ts';
import { action, anchor, clockTime, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

/** Days of a week, counted from 1 at its first. */
const day = z.int().min(1).max(7);

/** Working minutes until the approver answers a case; none where they do not. */
const minutes = z.int().positive().optional();

const ruleCase = z.strictObject({
  name: text(40),
  message: text(120).describe('What whoever is asked reads'),
  came: z.strictObject({ day, time: clockTime }),
  fits: z.array(z.int().min(1).max(3)).min(1).describe('The conditions that it meets, from 1'),
  answers: z
    .strictObject({ first: minutes, second: minutes, deputy: minutes })
    .describe('After how many working minutes each would answer'),
  otherwise: text(80).describe('What becomes of it where the rule leaves it out'),
});

const trigger = z.strictObject({
  label: text(40),
  says: text(80).describe('How the sentence begins: “When an order comes in over LINE”'),
  people: z
    .strictObject({ first: text(24), second: text(24), deputy: text(24) })
    .describe('Who is asked, and who answers for them'),
  conditions: z
    .array(
      z.strictObject({
        label: text(40),
        says: text(80).describe('How it goes on: “over more than ฿20,000,”'),
        forgets: text(160).describe('The gap that such a condition leaves'),
      }),
    )
    .length(3),
  cases: z.array(ruleCase).length(3),
});

export const schema = z
  .strictObject({
    type: z.literal('rule-builder'),
    anchor,
    heading: text(72),
    lead: text(240),
    action: action.describe('What to do with the rule'),
    week: z.strictObject({
      title: text(60),
      start: z.iso.date().describe('The first of the seven days'),
      closed: z.array(day).max(3).describe('The days on which nobody works'),
      opens: clockTime,
      closes: clockTime,
    }),
    triggers: z.array(trigger).min(2).max(4),
    limits: z
      .array(z.strictObject({ label: text(32), says: text(80), minutes: z.int().positive() }))
      .length(2)
      .describe('How long somebody has, in working minutes'),
    first: z
      .strictObject({
        condition: z.int().min(1).max(3),
        way: z.int().min(1).max(3),
        limit: z.int().min(1).max(2),
        silence: z.int().min(1).max(3),
      })
      .describe('What is chosen at first, each counted from 1'),
    example: text(120).describe('Says whose cases these are'),
    weave: weave.describe('The hem below what follows: 480 columns, 17 rows are shown'),
    sample,
  })
  .refine(({ week }) => week.opens < week.closes, {
    error: 'is not after opens',
    path: ['week', 'closes'],
  })
  .describe(
    'Opens a page with a rule to build, and what becomes of three cases of a week under it',
  );
