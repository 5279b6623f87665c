import { z } from 'zod';
import { text } from './text.ts';

/** What the forms say, the same on every page. Source: `content/form-words.yaml`. */
export const formWords = z.strictObject({
  email: z.strictObject({
    label: text(60),
    placeholder: z.string(),
    required: text(),
    wrong: text(),
  }),
  submit: text(24),
  sending: text(40),
  sent: text(160),
  repeated: text(160).describe('The same was sent once more; it is stored once'),
  limited: text(240).describe(
    'Too many have come; {minutes} is how long to wait, {email} as below',
  ),
  failed: text(240).describe('{email} stands for the address to write to'),
});

export type FormWords = z.infer<typeof formWords>;
