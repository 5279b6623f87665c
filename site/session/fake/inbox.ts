import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import type { Lead, LeadBody } from '../../../contract/api/leads.ts';
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
import { messagesAbout } from './threads.ts';

/** The period within which the same content counts as the same submission, as on the server, in milliseconds. */
const SAME_CONTENT = 10 * 60 * 1000;

/**
 * Stores a form submission as the server does: only once, and held if no person can have sent it.
 * @returns the lead; undefined for a repeated submission
 * @throws Refusal if the form, option or offer doesn't exist, or a required field is missing
 */
export function storeLead(body: LeadBody, files: readonly SentFile[]): StoredLead | undefined {
  checkLead(body, company, files);
  const { form, lang, page, email, name, company: works, telephone, offer } = body;
  const { choice, budget, urgency } = body;
  const message = messageOf(body, company, files);
  const chosen = { choice, budget, urgency };
  const filled = { form, email, name, company: works, telephone, ...chosen, message, offer };
  const since = new Date(Date.now() - SAME_CONTENT).toISOString();
  const contentOf = (lead: typeof filled) =>
    Object.keys(filled).map((field) => lead[field as keyof typeof filled]);
  const content = String(contentOf(filled));
  const isRepeat = leads
    .all()
    .some((lead) => lead.receivedAt > since && String(contentOf(lead)) === content);
  if (isRepeat) return undefined;
  const consent = {
    version: body.consent,
    purposes: purposesOf(body, company),
    withdrawnAt: null,
  };
  return addLead({ ...filled, lang, page, heldFor: holdReason(body), consent });
}

const isIn = {
  open: ({ heldFor: reason, answeredAt }: StoredLead) => reason === null && answeredAt === null,
  answered: ({ heldFor: reason, answeredAt }: StoredLead) => reason === null && answeredAt !== null,
  held: ({ heldFor: reason }: StoredLead) => reason !== null,
  all: () => true,
};

interface Query {
  state: keyof typeof isIn;
  form: string;
  search: string;
  mine?: 'yes' | undefined;
}

/** Returns a lead with its last message and its assignee. */
export function shown({ userId: _, subject: __, ...lead }: StoredLead): Lead {
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
export function filtered({ state, form, search, mine }: Query, adminId: number): Lead[] {
  const wanted = search.toLowerCase();
  const digits = searchedDigits(search);
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
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id);
}

/** Returns all leads that match a filter, on one page. */
export function readInbox(query: Query, adminId: number): AnswerOf<'inbox'> {
  const all = leads.all();
  const count = (state: keyof typeof isIn) => all.filter(isIn[state]).length;
  return {
    leads: filtered(query, adminId),
    next: null,
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
