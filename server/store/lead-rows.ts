import { sql } from 'kysely';
import { HELD_FOR, type Lead, PURPOSES } from '../../contract/api/leads.ts';
import { lastMessages } from './message-rows.ts';
import { withIsoMoments } from './moments.ts';
import { purposesOf } from './news.ts';
import type { Db } from './schema.ts';
import { shownEmail } from './shown-email.ts';

/** The last activity of a lead: its arrival, or the last message about it. */
export const LAST_ACTIVITY = sql<number>`coalesce("conversation"."updatedAt", "lead"."receivedAt")`;

/** Selects leads with their conversations. */
export const leadsIn = (db: Db) =>
  db
    .selectFrom('lead')
    .leftJoin('conversation', 'conversation.id', 'lead.id')
    .leftJoin('user as assignee', 'assignee.id', 'conversation.assignedTo')
    .selectAll('lead')
    .select(['assignedTo', 'assignee.name as assignee', 'unreadByCompany as unread'])
    .select(LAST_ACTIVITY.as('activeAt'));

type Row = Awaited<ReturnType<ReturnType<typeof leadsIn>['execute']>>[number];

/** Converts rows for the inbox, each with the beginning of the last message. */
export async function toLeads(db: Db, rows: readonly Row[]): Promise<Lead[]> {
  const last = await lastMessages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const purposes = purposesOf(row);
    const moments = withIsoMoments(row);
    return {
      ...moments,
      email: shownEmail(row.email),
      heldFor: HELD_FOR.find((reason) => reason === row.heldFor) ?? null,
      assignee: row.assignee ?? '',
      unread: row.unread ?? 0,
      updatedAt: moments.activeAt,
      ...last(row),
      consent: {
        version: row.consentVersion,
        purposes: PURPOSES.filter((purpose) => purposes.includes(purpose)),
        withdrawnAt: moments.withdrawnAt,
      },
    };
  });
}
