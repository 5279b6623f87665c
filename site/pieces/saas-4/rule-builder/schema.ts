import { z } from 'zod';
import { calendarDate } from '../../../../contract/date.ts';
import { text } from '../../../../contract/text.ts';
import { action, anchor, clockTime, sample } from '../../../schema.ts';
import { weave } from '../../../ui/loom/weave.ts';

/** Days of a week, counted from 1 at its first. */
const day = z.int().min(1).max(7);

/** Working minutes until the approver answers a case; undefined if they do not. */
const minutes = z.int().positive().optional();

const ruleCase = z.strictObject({
  name: text(40),
  message: text(120).describe('Message to the person who is asked'),
  came: z.strictObject({ day, time: clockTime }),
  fits: z.array(z.int().min(1).max(3)).min(1).describe('Conditions that it meets, counted from 1'),
  answers: z
    .strictObject({ first: minutes, second: minutes, deputy: minutes })
    .describe('Working minutes that each person would need to answer'),
  otherwise: text(80)
    .optional()
    .describe('Outcome if the rule does not apply to it; left out if it meets every condition'),
});

const trigger = z.strictObject({
  label: text(40),
  says: text(80).describe('Start of the sentence: “When an order comes in over LINE”'),
  people: z
    .strictObject({ first: text(24), second: text(24), deputy: text(24) })
    .describe('The approver and the deputy'),
  conditions: z
    .array(
      z.strictObject({
        label: text(40),
        says: text(80).describe('Continuation of the sentence: “over more than ฿20,000,”'),
        forgets: text(160).describe('The gap left by such a condition'),
      }),
    )
    .length(3),
  cases: z.array(ruleCase).length(2),
});

export const schema = z
  .strictObject({
    type: z.literal('rule-builder'),
    anchor,
    heading: text(72),
    lead: text(240),
    action: action.describe('Next step with the rule'),
    week: z.strictObject({
      title: text(60),
      start: calendarDate.describe('The first of the seven days'),
      closed: z.array(day).max(3).describe('Days off'),
      opens: clockTime,
      closes: clockTime,
    }),
    triggers: z.array(trigger).min(2).max(4),
    limits: z
      .array(z.strictObject({ label: text(32), says: text(80), minutes: z.int().positive() }))
      .length(2)
      .describe('Time limits, in working minutes'),
    first: z
      .strictObject({
        condition: z.int().min(1).max(3),
        way: z.int().min(1).max(3),
        limit: z.int().min(1).max(2),
        silence: z.int().min(1).max(3),
      })
      .describe('Initially selected choices, each counted from 1'),
    example: text(120).describe('Says whose cases these are'),
    weave: weave.describe('The hem below the outcome: 480 columns, 17 rows are shown'),
    sample,
  })
  .refine(({ week }) => week.opens < week.closes, {
    error: 'must be after opens',
    path: ['week', 'closes'],
  })
  .describe('Opens a page with a rule to build, and the outcome of two cases of a week under it');
