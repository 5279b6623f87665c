import { ANSWER, CHOICE_FIELDS, LEAD_FIELDS } from './api/lead-fields.ts';
import type { LeadBody, PURPOSES } from './api/leads.ts';
import { Refusal } from './api/messages.ts';
import type { FieldRefusals } from './api/refusal.ts';
import type { Consent, Forms, Offers } from './forms.ts';
import { faultOfAnswer, formatAnswer } from './own-fields.ts';

/** The rules for leads that come from content. */
export interface LeadRules {
  forms: Forms;
  consent: Consent;
  offers: Offers;
}

/** A file that came with a form: the name of its field, as in `answers.cv`, and its own name. */
export interface SentFile {
  field: string;
  name: string;
}

/** Returns the refusal of a file as one of its field; any other error as it is. */
export const refusedInField = (field: string, error: unknown): unknown =>
  error instanceof Refusal && error.reason !== 'unavailable'
    ? new Refusal(error.reason, { fields: { [field]: { code: 'invalid_format' } } })
    : error;

/** The fields of a lead that a form may leave out, as they are stored then. */
export const BLANK_FIELDS = {
  name: '',
  company: '',
  telephone: '',
  message: '',
  offer: '',
  choice: '',
  budget: '',
  urgency: '',
};

/** The minimum time in which a visitor can read a page and fill in a form, in milliseconds. */
const TOO_FAST = 1000;

/** Returns why a lead is held because of its content: no person sends it like this. */
export function holdReason({ website, elapsed }: LeadBody): 'hidden-field' | 'too-fast' | null {
  if (website !== '') return 'hidden-field';
  return elapsed !== undefined && elapsed < TOO_FAST ? 'too-fast' : null;
}

/**
 * Checks a lead against the rules.
 * @throws Refusal that names the fields
 */
export function checkLead(
  body: LeadBody,
  { forms, consent, offers }: LeadRules,
  files: readonly SentFile[],
): void {
  const form = Object.hasOwn(forms, body.form) ? forms[body.form] : undefined;
  if (!form) throw new Refusal('unknownForm', { fields: { form: { code: 'unknown' } } });
  const refused: FieldRefusals = {};
  for (const field of LEAD_FIELDS) {
    const formField = form.fields.find((each) => each.field === field);
    if (formField?.required && body[field] === '') refused[field] = { code: 'empty' };
    if (!formField && body[field] !== '') refused[field] = { code: 'unknown' };
  }
  for (const field of CHOICE_FIELDS) {
    const isOffered = form[field]?.options.some(({ id }) => id === body[field]);
    if (body[field] !== '' && !isOffered) refused[field] = { code: 'unknown' };
  }
  for (const [id, own] of Object.entries(form.own)) {
    const answer = body.answers[id] ?? '';
    const isRequired = form.fields.some(({ field, required }) => required && field === id);
    const fault = answer === '' ? undefined : faultOfAnswer(own, answer);
    const count = files.filter(({ field }) => field === ANSWER + id).length;
    if (fault) refused[ANSWER + id] = fault;
    if (answer === '' && count === 0 && isRequired) refused[ANSWER + id] = { code: 'empty' };
    if (count > (own.type === 'file' ? own.max : 0)) {
      refused[ANSWER + id] = { code: 'invalid_format' };
    }
  }
  for (const { field } of files) {
    if (!Object.hasOwn(form.own, field.slice(ANSWER.length))) refused[field] = { code: 'unknown' };
  }
  for (const id of Object.keys(body.answers)) {
    if (!Object.hasOwn(form.own, id)) refused[ANSWER + id] = { code: 'unknown' };
  }
  if (body.offer !== '' && !Object.hasOwn(offers, body.offer))
    refused['offer'] = { code: 'unknown' };
  if (!consent.some(({ version }) => version === body.consent)) {
    refused['consent'] = { code: 'unknown' };
  }
  if (Object.keys(refused).length > 0) throw new Refusal('invalid', { fields: refused });
}

/**
 * Returns a lead's message as stored: a link to the sender's work and the answers in the form's own fields come first,
 * with the names of files. Nothing else has to know them, and everything that shows, sends, searches or exports a
 * message has them.
 */
export function messageOf(
  { form, lang, link, answers, message }: LeadBody,
  { forms }: Pick<LeadRules, 'forms'>,
  files: readonly SentFile[] = [],
): string {
  const { fields = [], own = {} } = forms[form] ?? {};
  const written = fields.flatMap(({ field }) => {
    const asked = own[field];
    const names = files.filter((file) => file.field === ANSWER + field).map(({ name }) => name);
    const answer = names.join(', ') || (answers[field] ?? '');
    return asked && answer !== '' ? [formatAnswer(asked, answer, lang)] : [];
  });
  return [link, written.join('\n'), message].filter((part) => part !== '').join('\n\n');
}

/** Returns the purposes that a lead agrees to, by its form and boxes; calls only with a telephone number. */
export function purposesOf(
  { form, marketing, call, telephone }: Pick<LeadBody, 'form' | 'marketing' | 'call' | 'telephone'>,
  { forms }: Pick<LeadRules, 'forms'>,
): (typeof PURPOSES)[number][] {
  const agreed = new Set<(typeof PURPOSES)[number]>(forms[form]?.purposes);
  if (marketing) agreed.add('marketing');
  if (call && telephone !== '') agreed.add('call');
  return [...agreed];
}
