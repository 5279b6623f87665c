import { z } from 'zod';
import type { LeadField } from '../../contract/api/lead-fields.ts';
import { sentence, text } from '../../contract/text.ts';

const field = z.strictObject({
  label: text(60),
  placeholder: z.string().optional(),
  required: text().describe('Said beside the field while it is empty'),
  wrong: text().describe('Said beside the field when what it holds cannot be taken'),
});

/** A field with options. Each form has its own label for it, in content/forms.yaml. */
const chosen = field.omit({ label: true, placeholder: true });

/** The texts of one form, besides those that all forms share. */
const form = z.strictObject({
  submit: text(24),
  sent: text(160),
  repeated: text(160).describe('The same was sent once more; it is stored once'),
});

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
  optional: sentence(40, 'label').describe('The label of a field that can be left empty'),
  sending: text(40),
  slow: text(120).describe('Announced when sending takes long'),
  limited: sentence(240, 'minutes', 'email').describe('Too many have come: how long to wait'),
  failed: sentence(240, 'email').describe('It could not be sent: the address to write to'),
  forms: z
    .strictObject({
      'call-to-action': form,
      contact: form,
      newsletter: form,
      'walk-through': form,
      'ten-papers': form,
      price: form,
      sales: form,
      support: form,
      application: form,
    })
    .describe('By the ids of content/forms.yaml'),
});

export type FormWords = z.infer<typeof formWords>;
/** The id of a form in a section. */
export type FormId = keyof FormWords['forms'];
