import { z } from 'zod';
import { text } from './text.ts';
import { weave } from './weave.ts';

const answer = z.strictObject({
  title: text(60),
  heading: text(80),
  body: text(240),
  action: text(40),
});

/** Pages that nobody is sent to, but that answer when something went wrong. Source: `content/answers.yaml`. */
export const answers = z.strictObject({
  weave,
  notFound: answer.describe('A wrong address, with status 404'),
  unavailable: answer.describe('A form that could not be stored, with status 503'),
});

export type AnswerKind = Exclude<keyof z.infer<typeof answers>, 'weave'>;
