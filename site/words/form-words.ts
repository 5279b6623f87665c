import { z } from 'zod';
import type { LeadField } from '../../contract/api/lead-fields.ts';
import { sentence, text, texts } from '../../contract/text.ts';

const field = z.strictObject({
  label: text(60),
  placeholder: z.string().optional(),
  required: text().describe('The error beside the field if it is empty'),
  wrong: text().describe('The error beside the field if its value is invalid'),
});

/** A field with options. Each form has its own label for it, in content/forms.yaml. */
const chosen = field.omit({ label: true, placeholder: true });

/** Which of the labels in `callToAction` a form's button has. */
export const callToActionLabel = z.enum(['start', 'talk', 'try', 'reserve']);

/** The texts of the forms, the same on every page. Source: `content/form-words.yaml`. */
export const formWords = z.strictObject({
  fields: z.strictObject({
    name: field,
    email: field,
    company: field,
    telephone: field,
    choice: chosen,
    budget: chosen,
    urgency: chosen,
    link: field,
    message: field,
  } satisfies Record<LeadField, z.ZodType>),
  own: z
    .strictObject({
      ...texts(600, 'required', 'text'),
      number: sentence(240, 'min', 'max'),
      date: text(),
      file: sentence(240, 'max').describe(
        'Which files are accepted; also the hint below the field',
      ),
      future: text().describe('A date that must not have passed'),
    })
    .describe('The errors beside fields that one form alone has, by their type'),
  optional: sentence(40, 'label').describe('The label of a field that can be left empty'),
  sending: text(40),
  slow: text(120).describe('Announced when sending takes a long time'),
  limited: sentence(240, 'minutes', 'email').describe(
    'Too many submissions; contains the waiting time',
  ),
  failed: sentence(240, 'email').describe(
    'Sending has failed; contains an email address to write to',
  ),
  callToAction: z
    .record(callToActionLabel, text(24))
    .describe('The labels of buttons that ask for an answer; a page chooses one by its id'),
});

export type FormWords = z.infer<typeof formWords>;
