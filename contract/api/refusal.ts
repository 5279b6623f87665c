import { z } from 'zod';
import { weakReason } from './weak-reason.ts';

/** A fault in a field: a code, and the numbers for its message in `content/account.yaml`. */
export const fieldRefusal = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'missing',
      'empty',
      'invalid_email',
      'unsupported_email',
      'invalid_characters',
      'invalid_format',
      'unknown',
      'incorrect',
      'expired',
    ]),
  }),
  z.object({ code: z.literal('too_common'), because: weakReason }),
  z.object({ code: z.literal('too_short'), min: z.int().describe('Minimum length in characters') }),
  z.object({ code: z.literal('too_long'), max: z.int().describe('Maximum length in characters') }),
  z.object({ code: z.literal('invalid_type'), expected: z.string() }),
  z.object({ code: z.literal('invalid_value'), allowed: z.array(z.string()) }),
]);

export type FieldRefusal = z.infer<typeof fieldRefusal>;
export type RefusalCode = FieldRefusal['code'];

/** The faults of fields, one per field, by field name. */
export const fieldRefusals = z.record(z.string(), fieldRefusal);
export type FieldRefusals = z.infer<typeof fieldRefusals>;

export const refusal = z
  .object({
    message: z.string(),
    fields: fieldRefusals.optional().describe('The faults of fields, by field name'),
  })
  .meta({ id: 'Refusal' });

export type RefusalBody = z.infer<typeof refusal>;

/** Makes a `refine` refuse with one of our codes: `.refine(isGood, refuseWith({ code: 'empty' }))`. */
export const refuseWith = (params: FieldRefusal) => ({ params });

/** The parsed value, or the faults of its fields. */
type CheckResult<Schema extends z.ZodType> =
  | { value: z.output<Schema>; refused?: never }
  | { value?: never; refused: FieldRefusals };

/** Validates a value. A fault of the value as a whole, and not of a field, leaves `refused` empty. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): CheckResult<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { value: result.data };
  const refused: FieldRefusals = {};
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.');
    if (field !== '') refused[field] ??= refusalOf(issue);
  }
  return { refused };
}

/** Converts a Zod issue to one of our codes. */
function refusalOf(issue: z.core.$ZodIssue): FieldRefusal {
  if (issue.input === undefined) return { code: 'missing' };
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') break;
      return issue.minimum === 1
        ? { code: 'empty' }
        : { code: 'too_short', min: Number(issue.minimum) };
    case 'too_big':
      if (issue.origin !== 'string') break;
      return { code: 'too_long', max: Number(issue.maximum) };
    case 'invalid_type':
      return { code: 'invalid_type', expected: issue.expected };
    case 'invalid_value':
      return { code: 'invalid_value', allowed: issue.values.map(String) };
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'invalid_email' : 'invalid_format' };
    case 'custom': {
      const own = fieldRefusal.safeParse(issue.params);
      if (own.success) return own.data;
    }
  }
  return { code: 'invalid_format' };
}
