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

/**
 * Returns the fields of a lead that a change sets, as they will be once the server has confirmed it.
 * @param at the time of the change, in milliseconds since 1970
 */
export const expected = ({ answered, held, assignedTo }: Change, at: number): Partial<Lead> => ({
  ...(answered !== undefined && { answeredAt: answered ? new Date(at).toISOString() : null }),
  ...(held !== undefined && { heldFor: null }),
  // The server knows the assignee's name.
  ...(assignedTo !== undefined && { assignedTo, assignee: '' }),
});

/**
 * Returns the pages of a list with part of a lead replaced. The lead keeps its position, so that nothing moves under
 * the pointer.
 */
export function withLead(pages: InboxPage[], id: number, part: Partial<Lead>): InboxPage[] {
  const before = pages.flatMap(({ leads }) => leads).find((lead) => lead.id === id);
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

/** Merges the pages of a list: in their order, without duplicate leads, and with the latest counts. */
export function mergePages(pages: readonly InboxPage[]) {
  const leads = new Map(pages.flatMap((page) => page.leads).map((lead) => [lead.id, lead]));
  const { counts, forms } = pages.at(-1) ?? {};
  return { leads: [...leads.values()], counts, forms: forms ?? [] };
}
