import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import type { Lead, LeadBody } from '../../../contract/api/leads.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import { beginningOf } from '../../../contract/beginning.ts';
import {
  checkLead,
  holdReason,
  messageOf,
  purposesOf,
  type SentFile,
} from '../../../contract/lead-rules.ts';
import { LEAD_TABLE_HEAD, leadTableRow } from '../../../contract/lead-table.ts';
import { GAPS, searchedDigits } from '../../../contract/telephone.ts';
import { company } from './company.ts';
import { addLead, leads, letters, type StoredLead } from './leads.ts';
import { nameOf, people } from './people.ts';
import { persistedList } from './persisted-list.ts';
import { messagesAbout } from './threads.ts';

const MINUTE = 60 * 1000;
/** The period within which the same content counts as the same submission, as on the server, in milliseconds. */
const SAME_CONTENT = 10 * MINUTE;
/** The number of leads per minute above which further leads are held. This is the server's default. */
const LEADS_PER_MINUTE = 60;

/** The marks that identify a repeated submission: its key, or for ten minutes its content. */
const marks = persistedList<{ id: number; key: string; content: string; at: number }>(
  'submissions',
  () => [],
);

/**
 * Stores a form submission as the server does: only once, and held if no person can have sent it.
 * @returns the lead; undefined for a repeated submission
 * @throws Refusal if the form, option or offer doesn't exist, a required field is missing, or the key was used for
 *   other content
 */
export function storeLead(
  body: LeadBody,
  key: string | null,
  files: readonly SentFile[],
): StoredLead | undefined {
  checkLead(body, company, files);
  const { form, lang, page, email, name, company: works, telephone, offer } = body;
  const { choice, budget, urgency } = body;
  const message = messageOf(body, company, files);
  const chosen = { choice, budget, urgency };
  const filled = { form, email, name, company: works, telephone, ...chosen, message, offer };
  const purposes = purposesOf(body, company);
  const reason = holdReason(body) ?? (isFlood() ? 'burst' : null);
  // A held and a regular lead with the same content are not repeats of each other.
  const content = JSON.stringify([reason === null, filled, purposes]);
  const ofKey = key === null ? undefined : marks.all().find((mark) => mark.key === key);
  if (ofKey && ofKey.content !== content) throw new Refusal('keyReused');
  const isRepeat = marks
    .all()
    .some((mark) => mark.content === content && Date.now() - mark.at < SAME_CONTENT);
  if (ofKey || isRepeat) return undefined;

  marks.add({ key: key ?? '', content, at: Date.now() });
  const consent = { version: body.consent, purposes, withdrawnAt: null };
  return addLead({ ...filled, lang, page, heldFor: reason, consent });
}

/** Returns whether the maximum number of regular leads has arrived within the last minute. Held leads don't count. */
function isFlood(): boolean {
  const since = new Date(Date.now() - MINUTE).toISOString();
  const genuine = leads.all().filter((lead) => lead.heldFor === null && lead.receivedAt > since);
  return genuine.length >= LEADS_PER_MINUTE;
}

const isIn = {
  open: ({ heldFor: reason, answeredAt }: StoredLead) => reason === null && answeredAt === null,
  answered: ({ heldFor: reason, answeredAt }: StoredLead) => reason === null && answeredAt !== null,
  held: ({ heldFor: reason }: StoredLead) => reason !== null,
  all: () => true,
};

const PAGE = 50;

interface Query {
  state: keyof typeof isIn;
  form: string;
  search: string;
  mine?: 'yes' | undefined;
  before?: { at: number; id: number } | undefined;
}

/** Returns a lead with its last message and its assignee. */
export function shown(lead: StoredLead): Lead {
  const last = messagesAbout(lead.id).findLast(({ from }) => from !== 'note');
  const assignee = people.byId(lead.assignedTo ?? 0);
  return {
    ...lead,
    assignee: assignee ? nameOf(assignee) : '',
    updatedAt: last?.sentAt ?? lead.receivedAt,
    excerpt: beginningOf((last?.body ?? lead.message).trim()),
    lastFrom: last?.from === 'company' ? 'company' : 'customer',
  };
}

const SEARCHED = ['email', 'name', 'company', 'telephone', 'message'] as const;

const digitsOf = ({ telephone }: StoredLead) =>
  GAPS.reduce((written, gap) => written.replaceAll(gap, ''), telephone);

/**
 * Returns the leads that match a filter, most recent message first.
 * @param adminId the id of the administrator who makes the call
 */
export function filtered({ state, form, search, mine, before }: Query, adminId: number): Lead[] {
  const wanted = search.toLowerCase();
  const digits = searchedDigits(search);
  const isAfter = ({ id, updatedAt }: Lead) => {
    const at = Date.parse(updatedAt);
    return !before || at < before.at || (at === before.at && id < before.id);
  };
  return leads
    .all()
    .filter(
      (lead) =>
        isIn[state](lead) &&
        (form === '' || lead.form === form) &&
        (mine === undefined || lead.assignedTo === adminId) &&
        (SEARCHED.some((field) => lead[field].toLowerCase().includes(wanted)) ||
          messagesAbout(lead.id).some(({ body }) => body.toLowerCase().includes(wanted)) ||
          (digits !== undefined && digitsOf(lead).includes(digits))),
    )
    .map(shown)
    .filter(isAfter)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id);
}

export function readInbox(query: Query, adminId: number): AnswerOf<'inbox'> {
  const found = filtered(query, adminId);
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  const all = leads.all();
  const count = (state: keyof typeof isIn) => all.filter(isIn[state]).length;
  return {
    leads: page,
    next: last ? `${Date.parse(last.updatedAt)}-${last.id}` : null,
    counts: {
      open: count('open'),
      answered: count('answered'),
      held: count('held'),
      dead: letters.all().length,
    },
    forms: [...new Set(all.map(({ form }) => form))].sort(),
  };
}

/** Returns leads as CSV, as the server does. The demo has no newsletter. */
export const toCsv = (found: readonly Lead[]): string =>
  LEAD_TABLE_HEAD + found.map((lead) => leadTableRow(lead, '')).join('');
