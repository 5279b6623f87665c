import { CHOICE_FIELDS, LEAD_FIELDS } from './api/lead-fields.ts';
import type { LeadBody, PURPOSES } from './api/leads.ts';
import type { FieldRefusals } from './api/refusal.ts';
import type { Consent, Forms, Offers } from './forms.ts';

/** What the company knows of its forms, from content. */
export interface LeadRules {
  forms: Forms;
  consent: Consent;
  offers: Offers;
}

/** What is wrong with a lead by what the company knows, where; empty when nothing is. */
export function refusedByRules(body: LeadBody, { forms, consent, offers }: LeadRules) {
  const form = Object.hasOwn(forms, body.form) ? forms[body.form] : undefined;
  if (!form) return { form: { code: 'unknown' } } satisfies FieldRefusals;
  const refused: FieldRefusals = {};
  for (const field of LEAD_FIELDS) {
    const asked = form.fields.find((each) => each.field === field);
    if (asked?.required && body[field] === '') refused[field] = { code: 'empty' };
    if (!asked && body[field] !== '') refused[field] = { code: 'unknown' };
  }
  for (const field of CHOICE_FIELDS) {
    const isOffered = form[field]?.options.some(({ id }) => id === body[field]);
    if (body[field] !== '' && !isOffered) refused[field] = { code: 'unknown' };
  }
  if (body.offer !== '' && !Object.hasOwn(offers, body.offer))
    refused['offer'] = { code: 'unknown' };
  if (!consent.some(({ version }) => version === body.consent)) {
    refused['consent'] = { code: 'unknown' };
  }
  return refused;
}

/** A lead’s message as it is kept: a link to the sender’s work stands at its head, on a line of its own. */
export const messageOf = ({ link, message }: Pick<LeadBody, 'link' | 'message'>): string =>
  [link, message].filter((part) => part !== '').join('\n\n');

/** What a lead agrees to: what sending its form does, and the boxes. A sender without a number cannot be called. */
export function purposesOf(
  { form, marketing, call, telephone }: Pick<LeadBody, 'form' | 'marketing' | 'call' | 'telephone'>,
  { forms }: Pick<LeadRules, 'forms'>,
): (typeof PURPOSES)[number][] {
  const agreed = new Set<(typeof PURPOSES)[number]>(forms[form]?.purposes);
  if (marketing) agreed.add('marketing');
  if (call && telephone !== '') agreed.add('call');
  return [...agreed];
}
