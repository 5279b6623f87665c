import type { RefusalCode } from '../../../contract/api/refusal.ts';
import { fill } from '../../../contract/fill.ts';
import { CallError } from '../../session/api.ts';
import type { Refused } from '../../session/refusals.ts';
import type { LeadFormProps } from './lead-form-props.ts';

/** The waiting time if the server does not give one, in seconds. */
const USUAL_WAIT = 600;

/** Explains in the page's language why a form was rejected: next to its fields, or below all of them. */
export function explainLead(
  error: unknown,
  fields: LeadFormProps['fields'],
  { limited, failed }: Pick<LeadFormProps['texts'], 'limited' | 'failed'>,
): Refused {
  if (!(error instanceof CallError)) return { message: failed, fields: {} };
  const wait = Math.ceil((error.retryAfter ?? USUAL_WAIT) / 60);
  const concerned = Object.entries(error.fields).flatMap(([name, { code }]) => {
    const words = fields.find((field) => field.name === name);
    return words ? [[name, isMissing(code) ? words.required : words.wrong]] : [];
  });
  return {
    message: error.status === 429 ? fill(limited, { minutes: wait }) : failed,
    fields: Object.fromEntries(concerned),
  };
}

const isMissing = (code: RefusalCode) => code === 'empty' || code === 'missing';
