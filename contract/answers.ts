import { z } from 'zod';
import { text } from './text.ts';
import { weave } from './weave.ts';

const answer = z.strictObject({
  title: text(60),
  heading: text(80),
  body: text(240),
  action: text(40),
  weave: weave.optional().describe('A cloth of its own; the others share one'),
});

/** Pages that answer a form. Source: `content/answers.yaml`. */
export const answers = z.strictObject({
  weave,
  thanks: answer.describe(
    'A form that was stored; the one that has an address, where it redirects to',
  ),
  invalid: answer.describe('A form with something wrong in it, with status 400'),
  unavailable: answer.describe('A form that could not be stored, with status 503 or 429'),
});

export type AnswerKind = Exclude<keyof z.infer<typeof answers>, 'weave'>;
