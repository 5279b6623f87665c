import type { AnswerOf, BodyOf } from '../../../contract/api/endpoints.ts';
import type { Lead } from '../../../contract/api/leads.ts';

export type InboxPage = AnswerOf<'inbox'>;
export type Change = BodyOf<'updateLead'>;

/** The state that a lead is counted under. */
export function stateOf({ heldFor, answeredAt }: Lead): 'open' | 'answered' | 'held' {
  if (heldFor !== null) return 'held';
  return answeredAt === null ? 'open' : 'answered';
}

/** A lead as it will be, before the server has said so. */
export function changed(lead: Lead, change: Change, now = new Date()): Lead {
  const { answered, held } = change;
  return {
    ...lead,
    ...(answered === undefined ? {} : { answeredAt: answered ? now.toISOString() : null }),
    ...(held === undefined ? {} : { heldFor: null }),
  };
}

/** A page with a lead replaced by what has become of it. It keeps its place: nothing moves under a hand. */
export function withLead(page: InboxPage, lead: Lead): InboxPage {
  const before = page.leads.find(({ id }) => id === lead.id);
  if (!before) return page;
  const counts = { ...page.counts };
  counts[stateOf(before)] -= 1;
  counts[stateOf(lead)] += 1;
  return { ...page, counts, leads: page.leads.map((each) => (each === before ? lead : each)) };
}

/** A page with the next, older one below it. */
export function withOlder(page: InboxPage, older: InboxPage): InboxPage {
  const known = new Set(page.leads.map(({ id }) => id));
  return { ...older, leads: [...page.leads, ...older.leads.filter(({ id }) => !known.has(id))] };
}
