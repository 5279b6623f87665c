import { sql } from 'kysely';
import { MESSAGE_FORM } from '../../contract/api/conversation-limits.ts';
import type { Store } from './database.ts';
import { countRows } from './find.ts';
import {
  enqueue,
  type Kind,
  kindsFor,
  type LeadRow,
  type NewEntry,
  outboxRow,
  REMINDER_WAIT,
} from './outbox.ts';
import { type Db, type DbTransaction, LOCKS } from './schema.ts';

/** The delay of the first mail, in milliseconds, so that its count includes the leads that follow. */
const FIRST_DELAY = 15_000;

/** The outcome of writing a message in an account. */
export interface WrittenMessage {
  /** The ID of its lead in the inbox; undefined when nothing new was stored. */
  leadId: number | undefined;
  isHeld: boolean;
}

/** A released lead, with the data that it is judged by. */
export type ReleasedLead = Pick<LeadRow, 'id' | 'message' | 'form'>;

/** The outbox entry for a mail that says that leads await review. */
const REMINDER = 'leads-held' satisfies Kind;

/**
 * Tells the company about held leads by mail, at most once an hour. The leads are counted when the mail is sent, so a
 * pending mail covers all leads that arrive until then.
 */
export async function scheduleHeldReminder(db: Db, now: number): Promise<void> {
  // Several servers check one at a time.
  await sql`select pg_advisory_xact_lock(${LOCKS.heldReminder})`.execute(db);
  const last = await db
    .selectFrom('outbox')
    .select(['dueAt', 'leasedUntil', 'sentAt', 'deadAt'])
    .where('kind', '=', REMINDER)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isBeingSent = (last?.leasedUntil ?? 0) > now;
  if (last && last.dueAt !== null && !isBeingSent) return;
  const before = last && (last.sentAt ?? last.deadAt ?? last.leasedUntil);
  const next = before ? Math.max(now + FIRST_DELAY, before + REMINDER_WAIT) : now + FIRST_DELAY;
  // The last one may have been sent by a server whose clock was ahead.
  const dueAt = Math.min(next, now + REMINDER_WAIT);
  await db
    .insertInto('outbox')
    .values({ ...outboxRow({ kind: REMINDER, payload: {}, email: '' }, now), dueAt })
    .execute();
}

/** The kinds of entries of a lead that go to the company. */
const TO_COMPANY = [...kindsFor('company'), ...kindsFor('webhook')];

/**
 * Holds leads that turned out to look like a flood, unless they have been answered. Their unsent entries are removed.
 */
export async function holdLeads({ db }: Store, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    const held = await transaction
      .updateTable('lead')
      .set({ heldFor: 'burst', seenAt: null })
      .where('id', 'in', ids)
      // A conversation may already be held because of a later message.
      .where((where) => where.or([where('heldFor', 'is', null), where('heldFor', '=', 'burst')]))
      .where('answeredAt', 'is', null)
      .returning('id')
      .execute();
    if (held.length === 0) return;
    await transaction
      .deleteFrom('outbox')
      .where(
        'leadId',
        'in',
        held.map(({ id }) => id),
      )
      .where('kind', 'in', TO_COMPANY)
      .where('sentAt', 'is', null)
      .where('leasedUntil', 'is', null)
      .execute();
    await scheduleHeldReminder(transaction, Date.now());
  });
}

/** Releases a held lead and delivers it as if it had just arrived; messages of an account by a mail about the last. */
export async function releaseLead(db: DbTransaction, id: number, deliveries: readonly Kind[]) {
  const released = await db
    .updateTable('lead')
    .set({ heldFor: null })
    .where('id', '=', id)
    .where('heldFor', 'is not', null)
    .returning(['email', 'form'])
    .executeTakeFirst();
  if (!released) return;
  const { email, form } = released;
  const isForm = form !== MESSAGE_FORM;
  const last = await db
    .selectFrom('message')
    .select('id')
    .where('conversationId', '=', id)
    .where('kind', 'in', isForm ? ['customer'] : ['opening', 'customer'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const entries: NewEntry[] = [
    ...(isForm ? deliveries : []).map((kind) => ({ kind, payload: {}, leadId: id, email })),
    ...(last
      ? [{ kind: 'message-mail' as const, payload: { messageId: last.id }, leadId: id, email }]
      : []),
  ];
  // It may have been sent already if it was held only after it arrived.
  const known = await db
    .selectFrom('outbox')
    .select(['kind', 'payload'])
    .where('leadId', '=', id)
    .execute();
  for (const entry of entries) {
    const payload = JSON.stringify(entry.payload);
    if (known.some((each) => each.kind === entry.kind && each.payload === payload)) continue;
    await enqueue(db, entry);
  }
}

/**
 * Releases what an account wrote before its address was confirmed, with the confirmed address as sender.
 * @param db the transaction that confirms the address, so that both happen or neither
 * @returns the leads, to be judged as if they had just arrived
 */
export async function releaseUnconfirmed(
  db: DbTransaction,
  userId: number,
  deliveries: readonly Kind[],
): Promise<ReleasedLead[]> {
  const { email } = await db
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const leads = await db
    .updateTable('lead')
    .set({ email })
    .where('heldFor', '=', 'unconfirmed')
    .where('id', 'in', (query) =>
      query.selectFrom('conversation').select('conversation.id').where('userId', '=', userId),
    )
    .returning(['id', 'message', 'form'])
    .execute();
  for (const { id } of leads) await releaseLead(db, id, deliveries);
  return leads;
}

/** Returns the number of unseen held leads, and the language of the newest one. */
export async function unseenLeads({ db }: Store) {
  const [count, newest] = await Promise.all([
    countRows(selectUnseen(db)),
    selectUnseen(db).select('lang').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ]);
  return { count, lang: newest?.lang };
}

const selectUnseen = (db: Db) =>
  db.selectFrom('lead').where('heldFor', 'is not', null).where('seenAt', 'is', null);

/** Records that an administrator has seen the held leads among these; their retention period begins now. */
export async function markSeen({ db }: Store, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('lead')
    .set({ seenAt: Date.now() })
    .where('id', 'in', ids)
    .where('heldFor', 'is not', null)
    .where('seenAt', 'is', null)
    .execute();
}
