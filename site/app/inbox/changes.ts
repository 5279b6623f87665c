import type { AnswerOf, BodyOf } from '../../../contract/api/endpoints.ts';
import type { Lead } from '../../../contract/api/leads.ts';

/** Leads as the server gives them: a page of the list, with the counts of all states. */
export type InboxPage = AnswerOf<'inbox'>;
export type Change = BodyOf<'updateLead'>;
export type OutboxEntry = AnswerOf<'outbox'>['entries'][number];

/** The state that a lead is counted under. */
export function stateOf({ heldFor, answeredAt }: Lead): 'open' | 'answered' | 'held' {
  if (heldFor !== null) return 'held';
  return answeredAt === null ? 'open' : 'answered';
}

/** A lead as it will be, before the server has said so. */
export function changed(lead: Lead, change: Change, now = new Date()): Lead {
  const { answered, held, assignedTo } = change;
  return {
    ...lead,
    ...(answered === undefined ? {} : { answeredAt: answered ? now.toISOString() : null }),
    ...(held === undefined ? {} : { heldFor: null }),
    // What they are called, the server says.
    ...(assignedTo === undefined ? {} : { assignedTo, assignee: '' }),
  };
}

/** What a change changes of a lead, as it is in one: changes that overlap leave each other's alone. */
export function partOf(change: Change, { answeredAt, heldFor, assignedTo, assignee }: Lead) {
  return {
    ...(change.answered === undefined ? {} : { answeredAt }),
    ...(change.held === undefined ? {} : { heldFor }),
    ...(change.assignedTo === undefined ? {} : { assignedTo, assignee }),
  };
}

/** A lead of a list; undefined where it has none such. */
export const leadOf = (pages: readonly InboxPage[], id: number): Lead | undefined =>
  pages.flatMap(({ leads }) => leads).find((lead) => lead.id === id);

/** The pages of a list with a part of a lead replaced. It keeps its place: nothing moves under a hand. */
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

/** The pages of a list with some more dead letters counted, or fewer. */
export const withDead = (pages: InboxPage[], more: number): InboxPage[] =>
  pages.map((page) => ({
    ...page,
    counts: { ...page.counts, dead: page.counts.dead + more },
  }));

/** The pages of a list as one: in their order, no lead twice, and the counts that came last. */
export function asOne(pages: readonly InboxPage[]) {
  const leads = new Map(pages.flatMap((page) => page.leads).map((lead) => [lead.id, lead]));
  const { counts, forms } = pages.at(-1) ?? {};
  return { leads: [...leads.values()], counts, forms: forms ?? [] };
}

/** A dead letter as it will be once it is to be sent again. */
export const onItsWay = (entry: OutboxEntry, now = new Date()): OutboxEntry => ({
  ...entry,
  attempts: 0,
  lastError: '',
  dueAt: now.toISOString(),
});

/** Letters with one more, newest first, none twice. */
export const withLetter = (entries: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] =>
  [...withoutLetter(entries, entry), entry].toSorted((a, b) => b.id - a.id);

export const withoutLetter = (entries: readonly OutboxEntry[], { id }: OutboxEntry) =>
  entries.filter((each) => each.id !== id);
