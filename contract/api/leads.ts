import { z } from 'zod';
import { call, type Endpoint } from './endpoint.ts';
import { atMost, email, lang, line, lines, moment, telephone, webAddress } from './fields.ts';
import { SEEN_MAX } from './lead-fields.ts';
import type { CallName } from './paths.ts';

/** A checkbox of a form: JSON has a boolean, a plain form has `on` or nothing. */
const box = z
  .union([z.boolean(), z.literal('on'), z.literal('')])
  .default(false)
  .transform((value) => value === true || value === 'on');

/** A number of milliseconds. A plain form sends it as a text, and an unfilled hidden field as an empty text. */
const milliseconds = z
  .union([z.number().nonnegative(), z.string().regex(/^\d{0,12}(\.\d{1,12})?$/)])
  .transform((value) => (value === '' ? undefined : Number(value)));

/** An ID that the company defines; the server checks whether it exists. */
const word = atMost(40);

/** The ID of a form: lower-case letters and hyphens. */
export const FORM_ID = /^[a-z][a-z-]{0,39}$/;

/** The ID of an option of a form, or of an offer: lower-case letters, digits and hyphens. */
export const CHOICE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The purposes for which a person can consent to the storage of their data (thai.md 17). */
export const PURPOSES = ['reply', 'marketing', 'call'] as const;

const pagePath = atMost(200).regex(/^\/(?![/\\])[^\s\p{C}]*$/u);

/**
 * `POST /api/leads`: the content of a form. Here is what any form can send; the server knows which fields each form has
 * and requires (`content/forms.yaml`).
 */
const leadBody = z.object({
  form: z.string().regex(FORM_ID).describe('The ID of the form'),
  lang: lang.describe('The language of the page'),
  page: pagePath.describe('The path of the page with the form'),
  email,
  name: line(200).default(''),
  company: line(200).default(''),
  telephone: telephone.default(''),
  choice: word.default('').describe('The ID of one of the form’s options'),
  budget: word.default('').describe('The ID of one of the form’s budgets'),
  urgency: word.default('').describe('The ID of one of the form’s urgencies'),
  link: webAddress
    .default('')
    .describe('A link to the sender’s work; stored at the start of the message'),
  message: lines(5000).default(''),
  answers: z
    .record(atMost(40).regex(CHOICE_ID), lines(2000))
    .refine((answers) => Object.keys(answers).length <= 20)
    .default({})
    .describe('The answers in the form’s own fields, by field ID; stored with the message'),
  offer: word.default('').describe('The ID of the offer that it is about, if any'),
  consent: z.iso.date().describe('The version of the displayed consent text'),
  marketing: box.describe('Whether the checkbox for news was ticked'),
  call: box.describe('Whether the checkbox for calls was ticked'),
  website: atMost(2000).default('').describe('Hidden from people; bots fill it in'),
  elapsed: milliseconds
    .optional()
    .describe('Milliseconds from opening the page to sending the form'),
});

export type LeadBody = z.output<typeof leadBody>;

/** The headers of a form (draft-ietf-httpapi-idempotency-key-header). */
export const leadHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .describe('Identifies the submission: a repeat is acknowledged and not stored again'),
});

/** Why a lead is held. An `unconfirmed` lead is released once its sender has confirmed the account's address. */
export const HELD_FOR = ['hidden-field', 'too-fast', 'burst', 'unconfirmed'] as const;

/** A lead as displayed in the inbox. */
const lead = z.object({
  id: z.int().positive(),
  form: z.string(),
  lang,
  page: z.string(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  telephone: z.string(),
  choice: z.string().describe('The ID of one of the form’s options, or empty'),
  budget: z.string().describe('The ID of one of the form’s budgets, or empty'),
  urgency: z.string().describe('The ID of one of the form’s urgencies, or empty'),
  message: z.string(),
  offer: z.string().describe('The ID of the offer that it is about, or empty'),
  receivedAt: moment,
  answeredAt: moment.nullable(),
  heldFor: z.enum(HELD_FOR).nullable().describe('Why it is held; null for a genuine lead'),
  assignedTo: z.int().nullable().describe('The ID of the assigned administrator'),
  assignee: z.string().describe('The name of the assigned administrator; empty if unassigned'),
  unread: z.int().nonnegative().describe('The number of the customer’s unread messages'),
  updatedAt: moment.describe('When the last message was written; notes don’t count'),
  excerpt: z.string().describe('The beginning of that message'),
  lastFrom: z.enum(['customer', 'company']).describe('The author of that message'),
  consent: z.object({
    version: z.string().describe('The version of the displayed text'),
    purposes: z.array(z.enum(PURPOSES)),
    withdrawnAt: moment.nullable(),
  }),
});

export type Lead = z.infer<typeof lead>;

/** The highest ID that both databases support. */
export const MAX_ID = 2 ** 31 - 1;

export const idInBody = z.int().positive().max(MAX_ID);

export const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(MAX_ID));

/**
 * The position in the inbox where a page ends: the last activity of its last lead, and the ID, as formatted in `next`.
 */
const cursor = z
  .string()
  .regex(/^\d{1,15}-[1-9]\d{0,9}$/)
  .transform((value) => {
    const [at, lastId] = value.split('-').map(Number);
    return { at, id: lastId };
  })
  .pipe(z.object({ at: z.int(), id: z.int().max(MAX_ID) }));

export const inboxQuery = z.object({
  state: z.enum(['open', 'answered', 'held', 'all']).default('open'),
  form: line(40).default(''),
  search: line(200)
    .default('')
    .describe('Part of an email address, a name, a company, a telephone number or any message'),
  mine: z.literal('yes').optional().describe('Only leads assigned to the caller'),
  before: cursor.optional().describe('`next` of the previous page'),
});

export const idParams = z.object({ id });

/** The condition for closing a lead. */
export const upTo = idInBody.describe(
  'The ID of the last message displayed; a later message from the customer keeps the lead open',
);

export const updateLeadBody = z
  .object({
    answered: z.boolean(),
    held: z.literal(false).describe('Releases a held lead, which is then delivered'),
    assignedTo: idInBody.nullable().describe('The ID of an administrator; null for nobody'),
    upTo,
  })
  .partial()
  .refine(({ upTo: _, ...change }) => Object.keys(change).length > 0);

/** A pending or failed entry of the outbox. */
const outboxEntry = z.object({
  id: z.int().positive(),
  kind: z.string(),
  to: z.string().describe('The receiver: an email address, or the webhook'),
  leadId: z.int().nullable(),
  createdAt: moment,
  attempts: z.int(),
  lastError: z.string(),
  dueAt: moment.nullable().describe('When the next attempt is due; null for a dead letter'),
});

/** The content types of forms that browsers send without scripts; the second one is for forms with files. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Forms, page errors, the inbox and the outbox. */
export const leadEndpoints = {
  sendLead: call({
    summary:
      'Send a form as JSON, or as a plain form, which is answered with a redirect. With an Idempotency-Key header a repeat is acknowledged and not stored again',
    access: 'anyone',
    headers: leadHeaders,
    body: leadBody,
    bodyTypes: ['application/json', ...FORMS],
    status: 201,
    redirect: 'Stored; redirects to the confirmation page',
    errorStatuses: [422, 507],
  }),
  reportError: call({
    isReadOnly: true,
    summary: 'Report an error on a page to the server’s log; nothing else is stored',
    access: 'anyone',
    body: z.object({
      message: lines(300),
      stack: lines(2000).describe(
        'As formatted by the browser; only positions in files of the site are logged',
      ),
      page: pagePath.describe('The path of the page, without its query'),
    }),
    status: 202,
  }),
  inbox: call({
    summary: 'The leads, most recently active first',
    access: 'admin',
    query: inboxQuery,
    answer: z.object({
      leads: z.array(lead),
      next: z.string().nullable().describe('`before` of the next page'),
      counts: z.object({ open: z.int(), answered: z.int(), held: z.int(), dead: z.int() }),
      forms: z.array(z.string()).describe('The forms of all leads'),
    }),
  }),
  inboxCsv: call({
    summary: 'The same leads as a table for spreadsheets',
    access: 'admin',
    query: inboxQuery.omit({ before: true }),
    answer: z.string(),
    type: 'text/csv; charset=utf-8',
  }),
  lead: call({ summary: 'One lead', access: 'admin', params: idParams, answer: lead }),
  updateLead: call({
    summary: 'Mark a lead as answered or not, or release a held lead',
    access: 'admin',
    params: idParams,
    body: updateLeadBody,
    answer: lead,
  }),
  markSeen: call({
    summary: 'Mark held leads as seen; only seen ones are deleted, 30 days later',
    access: 'admin',
    body: z.object({
      ids: z
        .array(idInBody)
        .min(1)
        .max(SEEN_MAX)
        .describe('The IDs of leads that were displayed; those that are not held don’t change'),
    }),
  }),
  outbox: call({
    summary: 'Failed or pending deliveries',
    access: 'admin',
    query: z.object({ state: z.enum(['dead', 'waiting']).default('dead') }),
    answer: z.object({ entries: z.array(outboxEntry) }),
  }),
  missedAddresses: call({
    summary: 'Addresses that visitors asked for and that lead nowhere',
    access: 'admin',
    answer: z.object({
      addresses: z.array(
        z.object({
          path: z.string(),
          count: z.int().positive(),
          lastDay: z.iso.date().describe('The last day on which it was asked for, in UTC'),
        }),
      ),
    }),
  }),
  replay: call({
    summary: 'Retry a dead letter',
    access: 'admin',
    params: idParams,
    status: 202,
  }),
} satisfies Partial<Record<CallName, Endpoint>>;
