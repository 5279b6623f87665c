import type { AnswerOf } from '../../../contract/api/endpoints.ts';
import type { Lead, LeadBody } from '../../../contract/api/leads.ts';
import { Refusal } from '../../../contract/api/messages.ts';
import { messageOf, purposesOf, refusedByRules } from '../../../contract/lead-rules.ts';
import { LEAD_TABLE_HEAD, leadTableRow } from '../../../contract/lead-table.ts';
import { GAPS, searchedDigits } from '../../../contract/telephone.ts';
import { company } from './company.ts';
import { kept } from './kept.ts';
import { leads, letters, type StoredLead } from './leads.ts';
import { people } from './people.ts';
import { writtenAbout } from './written.ts';

const HOUR = 60 * 60 * 1000;
/** For how long the same content is taken for the same submission, as on the server. */
const SAME_CONTENT = HOUR / 6;
/** A visitor takes more than a second to read a page and fill in a form. */
const TOO_FAST = 1000;
/** Of more than so many within a minute those that follow are held, as a server holds them that is not told otherwise. */
const LEADS_PER_MINUTE = 60;
const MINUTE = 60 * 1000;

/** What makes a submission a repeat: its key, or its content for ten minutes. */
const marks = kept<{ id: number; key: string; content: string; at: number }>(
  'submissions',
  () => [],
);

/**
 * Stores a form's values as the server does: once, and apart if no person can have sent them.
 * @returns it, unless it is a repeat
 * @throws Refusal when there is no such form, option or offer, something is missing, or the key stands for other content
 */
export function storeLead(body: LeadBody, key: string | null): StoredLead | undefined {
  const refused = refusedByRules(body, company);
  if (Object.keys(refused).length > 0) {
    throw new Refusal(refused['form'] ? 'unknownForm' : 'invalid', { fields: refused });
  }

  const { form, lang, page, email, name, company: works, telephone, offer } = body;
  const { choice, budget, urgency } = body;
  const message = messageOf(body);
  const chosen = { choice, budget, urgency };
  const filled = { form, email, name, company: works, telephone, ...chosen, message, offer };
  const purposes = purposesOf(body, company);
  const reason = heldFor(body);
  // What is held and what is not are kept apart in this as well.
  const content = JSON.stringify([reason === null, filled, purposes]);
  const ofKey = key === null ? undefined : marks.all().find((mark) => mark.key === key);
  if (ofKey && ofKey.content !== content) throw new Refusal('keyReused');
  const isRepeat = marks
    .all()
    .some((mark) => mark.content === content && Date.now() - mark.at < SAME_CONTENT);
  if (ofKey || isRepeat) return undefined;

  marks.add({ key: key ?? '', content, at: Date.now() });
  return leads.add({
    ...filled,
    lang,
    page,
    receivedAt: new Date().toISOString(),
    answeredAt: null,
    heldFor: reason,
    assignedTo: null,
    unread: 0,
    consent: { version: body.consent, purposes, withdrawnAt: null },
  });
}

function heldFor({ website, elapsed }: LeadBody): Lead['heldFor'] {
  if (website !== '') return 'hidden-field';
  if (elapsed !== undefined && elapsed < TOO_FAST) return 'too-fast';
  return isFlood() ? 'burst' : null;
}

/** Whether as many came in within the last minute as are taken for genuine; those that are held do not count. */
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

/** How many leads are given at once. */
const PAGE = 50;

interface Query {
  state: keyof typeof isIn;
  form: string;
  search: string;
  mine?: 'yes' | undefined;
  before?: { at: number; id: number } | undefined;
}

/** A lead with what was written about it last, and who sees to it. */
export function shown(lead: StoredLead): Lead {
  const last = writtenAbout(lead.id).findLast(({ from }) => from !== 'note');
  const { firstName, lastName } = people.byId(lead.assignedTo ?? 0) ?? {};
  return {
    ...lead,
    assignee: [firstName, lastName].filter(Boolean).join(' '),
    updatedAt: last?.sentAt ?? lead.receivedAt,
    excerpt: (last?.body ?? lead.message).trim().replace(/\s+/g, ' ').slice(0, 140),
    lastFrom: last?.from === 'company' ? 'company' : 'customer',
  };
}

const SEARCHED = ['email', 'name', 'company', 'telephone', 'message'] as const;

const digitsOf = ({ telephone }: StoredLead) =>
  GAPS.reduce((written, gap) => written.replaceAll(gap, ''), telephone);

/**
 * The leads that a filter lets through, the last one that something was written about first.
 * @param adminId who asks
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
          writtenAbout(lead.id).some(({ body }) => body.toLowerCase().includes(wanted)) ||
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

/** Leads as the table that the server makes of them; no news are sent in the demo. */
export const toCsv = (found: readonly Lead[]): string =>
  LEAD_TABLE_HEAD + found.map((lead) => leadTableRow(lead, '')).join('');
