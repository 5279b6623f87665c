import type { AnswerOf, BodyOf } from '../../../contract/api/endpoints.ts';
import type { Lead } from '../../../contract/api/leads.ts';

/** A page of leads as the server returns it, with the counts of all states. */
export type InboxPage = AnswerOf<'inbox'>;
export type Change = BodyOf<'updateLead'>;
export type OutboxEntry = AnswerOf<'outbox'>['entries'][number];

/** Returns the state under which a lead is counted. */
export function stateOf({ heldFor, answeredAt }: Lead): 'open' | 'answered' | 'held' {
  if (heldFor !== null) return 'held';
  return answeredAt === null ? 'open' : 'answered';
}

/** Returns the lead as it will be after a change, before the server has confirmed it. */
export function changed(lead: Lead, change: Change, now = new Date()): Lead {
  const { answered, held, assignedTo } = change;
  return {
    ...lead,
    ...(answered === undefined ? {} : { answeredAt: answered ? now.toISOString() : null }),
    ...(held === undefined ? {} : { heldFor: null }),
    // The server knows the assignee's name.
    ...(assignedTo === undefined ? {} : { assignedTo, assignee: '' }),
  };
}

/** Returns the part of a lead that a change affects. Overlapping changes must not overwrite each other's parts. */
export function partOf(change: Change, { answeredAt, heldFor, assignedTo, assignee }: Lead) {
  return {
    ...(change.answered === undefined ? {} : { answeredAt }),
    ...(change.held === undefined ? {} : { heldFor }),
    ...(change.assignedTo === undefined ? {} : { assignedTo, assignee }),
  };
}

/** Returns a lead of a list by its id; undefined if the list doesn't contain it. */
export const leadOf = (pages: readonly InboxPage[], id: number): Lead | undefined =>
  pages.flatMap(({ leads }) => leads).find((lead) => lead.id === id);

/**
 * Returns the pages of a list with part of a lead replaced. The lead keeps its position, so that nothing moves under
 * the pointer.
 */
export function withLead(pages: InboxPage[], id: number, part: Partial<Lead>): InboxPage[] {
  const before = leadOf(pages, id);
  if (!before) return pages;
  const lead = { ...before, ...part };
  return pages.map((page) => {
    const counts = { ...page.counts };
    counts[stateOf(before)] -= 1;
    counts[stateOf(lead)] += 1;
    return {
      ...page,
      counts,
      leads: page.leads.map((each) => (each.id === id ? lead : each)),
    };
  });
}

/** Returns the pages of a list with the count of undelivered mails changed by a number. */
export const withDead = (pages: InboxPage[], more: number): InboxPage[] =>
  pages.map((page) => ({
    ...page,
    counts: { ...page.counts, dead: page.counts.dead + more },
  }));

/** Merges the pages of a list: in their order, without duplicate leads, and with the latest counts. */
export function asOne(pages: readonly InboxPage[]) {
  const leads = new Map(pages.flatMap((page) => page.leads).map((lead) => [lead.id, lead]));
  const { counts, forms } = pages.at(-1) ?? {};
  return { leads: [...leads.values()], counts, forms: forms ?? [] };
}

/** Returns an undelivered mail as it will be once it is queued again. */
export const onItsWay = (entry: OutboxEntry, now = new Date()): OutboxEntry => ({
  ...entry,
  attempts: 0,
  lastError: '',
  dueAt: now.toISOString(),
});

/** Returns the mails with one added, newest first and without duplicates. */
export const withLetter = (entries: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] =>
  [...withoutLetter(entries, entry), entry].toSorted((a, b) => b.id - a.id);

export const withoutLetter = (entries: readonly OutboxEntry[], { id }: OutboxEntry) =>
  entries.filter((each) => each.id !== id);
