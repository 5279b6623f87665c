import { z } from 'zod';
import { line, text } from '../../contract/text.ts';

/** What every stage has. */
export const stageHead = {
  title: text(60).describe('The part of the product that one looks at'),
  status: text(60).describe('What stands at the right of its bar'),
  example: text(80).describe('Says that its names and figures are made up'),
};

/** Which of the choices is chosen at first. */
export const first = z
  .int()
  .min(1)
  .max(5)
  .default(1)
  .describe('The choice to begin with, counted from 1');

/** How a thing stands: settled, waiting for a person, or wrong. */
export const state = z.enum(['ok', 'attention', 'wrong']);
export type State = z.infer<typeof state>;

/** Words that stand as they are in both languages of the site: what is printed on a paper, a number. */
export const asWritten = line;

/** A decision of the visitor, and what follows from each way: the first is chosen at first. */
export const decision = z.strictObject({
  legend: text(60),
  options: z
    .array(z.strictObject({ label: text(40), result: text(240) }))
    .min(2)
    .max(3),
});
