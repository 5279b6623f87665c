import { z } from 'zod';
import { atMost, email, lang, line, lines, moment, telephone, webAddress } from './fields.ts';
import { SEEN_MAX } from './lead-fields.ts';

/** A box of a form: JSON has a truth value, a plain form has `on` or nothing. */
const box = z
  .union([z.boolean(), z.literal('on'), z.literal('')])
  .default(false)
  .transform((value) => value === true || value === 'on');

/** A plain form sends numbers as texts, and a hidden field that nothing has filled as an empty one. */
const milliseconds = z
  .union([z.number().nonnegative(), z.string().regex(/^\d{0,12}(\.\d{1,12})?$/)])
  .transform((value) => (value === '' ? undefined : Number(value)));

/** What stands for something that the company knows by its id; whether it does is for the server to say. */
const word = atMost(40);

/** The id of a form: lower-case letters and hyphens. */
export const FORM_ID = /^[a-z][a-z-]{0,39}$/;

/** The id of an option of a form, or of an offer: lower-case letters, digits and hyphens. */
export const CHOICE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The purposes for which a person can agree to be kept on file (thai.md 17). */
export const PURPOSES = ['reply', 'marketing', 'call'] as const;

/** The path of a page of the site. */
export const pagePath = atMost(200).regex(/^\/(?![/\\])[^\s\p{C}]*$/u);

/**
 * `POST /api/leads`: what a form sends. Which fields a form has, and which of them it needs, is the server's knowledge
 * (`content/forms.yaml`); here is what any form can send.
 */
export const leadBody = z.object({
  form: z.string().regex(FORM_ID).describe('The id of the form'),
  lang: lang.describe('The language of the page'),
  page: pagePath.describe('The path of the page that the form stands on'),
  email,
  name: line(200).default(''),
  company: line(200).default(''),
  telephone: telephone.default(''),
  choice: word.default('').describe('The id of one of the form’s options'),
  budget: word.default('').describe('The id of one of the form’s budgets'),
  urgency: word.default('').describe('The id of one of the form’s urgencies'),
  link: webAddress
    .default('')
    .describe('Where work of theirs can be seen; kept at the head of the message'),
  message: lines(5000).default(''),
  offer: word.default('').describe('The id of the offer that it is about, if of one'),
  consent: z.iso.date().describe('The version of the consent text that was shown'),
  marketing: box.describe('Whether the box for news was ticked'),
  call: box.describe('Whether the box beside the telephone was ticked: it may be called'),
  website: atMost(2000).default('').describe('Not shown to people; bots fill it in'),
  elapsed: milliseconds
    .optional()
    .describe('Milliseconds between the page being opened and the form being sent'),
});

export type LeadBody = z.output<typeof leadBody>;

/** What a form's sender says besides it (draft-ietf-httpapi-idempotency-key-header). */
export const leadHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .describe('A name for this submission: sent again, it is acknowledged and not stored again'),
});

/**
 * Why a lead is kept apart from the others and not handed over. `unconfirmed` ends by itself, once its sender has
 * confirmed the address of the account.
 */
export const HELD_FOR = ['hidden-field', 'too-fast', 'burst', 'unconfirmed'] as const;

/** A lead as the inbox shows it. */
export const lead = z.object({
  id: z.int().positive(),
  form: z.string(),
  lang,
  page: z.string(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  telephone: z.string(),
  choice: z.string().describe('The id of one of the form’s options, or empty'),
  budget: z.string().describe('The id of one of the form’s budgets, or empty'),
  urgency: z.string().describe('The id of one of the form’s urgencies, or empty'),
  message: z.string(),
  offer: z.string().describe('The id of the offer that it is about, or empty'),
  receivedAt: moment,
  answeredAt: moment.nullable(),
  heldFor: z.enum(HELD_FOR).nullable().describe('Why it is kept apart; null for a genuine one'),
  assignedTo: z.int().nullable().describe('The id of the administrator who sees to it'),
  assignee: z.string().describe('What that administrator is called; empty for nobody'),
  unread: z.int().nonnegative().describe('Messages of the customer that nobody has read'),
  updatedAt: moment.describe('When the last message was written; notes do not count'),
  excerpt: z.string().describe('The beginning of that message'),
  lastFrom: z.enum(['customer', 'company']).describe('Who wrote it'),
  consent: z.object({
    version: z.string().describe('The wording that was shown'),
    purposes: z.array(z.enum(PURPOSES)),
    withdrawnAt: moment.nullable(),
  }),
});

export type Lead = z.infer<typeof lead>;

/** The highest number that both databases take for an id. */
export const MAX_ID = 2 ** 31 - 1;

/** An id in an address. */
export const id = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(MAX_ID));

/** Where a page of the inbox ends: when something last happened to its last lead, and its id, as `next` has it. */
const cursor = z
  .string()
  .regex(/^\d{1,15}-[1-9]\d{0,9}$/)
  .transform((value) => {
    const [at, lastId] = value.split('-').map(Number);
    return { at, id: lastId };
  })
  .pipe(z.object({ at: z.int(), id: z.int().max(MAX_ID) }));

/** What the inbox is asked for. */
export const inboxQuery = z.object({
  state: z.enum(['open', 'answered', 'held', 'all']).default('open'),
  form: line(40).default(''),
  search: line(200)
    .default('')
    .describe('Part of an e-mail address, a name, a company, a telephone number or any message'),
  mine: z.literal('yes').optional().describe('Only what is assigned to whoever asks'),
  before: cursor.optional().describe('`next` of the page before'),
});

export const inboxPage = z.object({
  leads: z.array(lead),
  next: z.string().nullable().describe('`before` of the next page'),
  counts: z.object({ open: z.int(), answered: z.int(), held: z.int(), dead: z.int() }),
  forms: z.array(z.string()).describe('The forms that there are leads from'),
});

export const idParams = z.object({ id });

/** What stands in a call that closes a lead. */
export const upTo = z
  .int()
  .positive()
  .max(MAX_ID)
  .describe(
    'The id of the last message that was shown: what the customer wrote after it keeps the lead open',
  );

export const updateLeadBody = z
  .object({
    answered: z.boolean(),
    held: z.literal(false).describe('It is genuine after all: it is handed over now'),
    assignedTo: z.int().positive().max(MAX_ID).nullable().describe('An administrator, or nobody'),
    upTo,
  })
  .partial()
  .refine(({ upTo: _, ...change }) => Object.keys(change).length > 0);

export const seenBody = z.object({
  ids: z
    .array(z.int().positive().max(MAX_ID))
    .min(1)
    .max(SEEN_MAX)
    .describe('The ids of leads that were shown; those that are not held stay as they are'),
});

export const outboxQuery = z.object({ state: z.enum(['dead', 'waiting']).default('dead') });

/** Something that is to be sent, and what became of it. */
export const outboxEntry = z.object({
  id: z.int().positive(),
  kind: z.string(),
  to: z.string().describe('Whom it is for: an e-mail address, or the webhook'),
  leadId: z.int().nullable(),
  createdAt: moment,
  attempts: z.int(),
  lastError: z.string(),
  dueAt: moment.nullable().describe('When it is tried next; null for a dead letter'),
});

export const outboxPage = z.object({ entries: z.array(outboxEntry) });
