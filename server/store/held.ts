import { type Kysely, sql, type Transaction } from 'kysely';
import { MESSAGE_FORM } from '../../contract/api/conversation-limits.ts';
import type { Store } from './database.ts';
import {
  enqueue,
  type Kind,
  kindsFor,
  type LeadRow,
  type NewEntry,
  outboxRow,
  REMINDER_WAIT,
} from './outbox.ts';
import { LOCKS, type Tables } from './schema.ts';

/** How long the first mail waits for what comes right after, in milliseconds: its figure is to mean something. */
const GATHER = 15_000;

/** What became of something that was written in an account. */
export interface Written {
  /** The lead that it stands in the inbox as; undefined when nothing new was stored. */
  leadId: number | undefined;
  isHeld: boolean;
}

/** A lead that has been released, with what it is judged by. */
export type Released = Pick<LeadRow, 'id' | 'message' | 'form'>;

/** What stands for a mail that leads wait to be looked at. */
const REMINDER = 'leads-held' satisfies Kind;

/**
 * Sees to it that the company hears of leads that are held: by one mail, and at most one an hour. It counts them when
 * it is sent, so one that is on its way stands for all that come until then.
 * @param db the transaction that holds a lead
 */
export async function remindOfHeld(
  db: Kysely<Tables>,
  engine: Store['engine'],
  now: number,
): Promise<void> {
  // Of several servers one looks at a time. SQLite has one writer anyway.
  if (engine === 'postgres')
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
  const next = before ? Math.max(now + GATHER, before + REMINDER_WAIT) : now + GATHER;
  // The last one may have been sent by a clock that was ahead.
  const dueAt = Math.min(next, now + REMINDER_WAIT);
  await db
    .insertInto('outbox')
    .values({ ...outboxRow({ kind: REMINDER, payload: {}, email: '' }, now), dueAt })
    .execute();
}

/** Everything of a lead that goes to the company. */
const TO_COMPANY = [...kindsFor('company'), ...kindsFor('webhook')];

/** Holds leads that have turned out to look like a flood, unless they have been answered. What has not been sent of them is not. */
export async function holdLeads({ db, engine }: Store, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    const held = await transaction
      .updateTable('lead')
      .set({ heldFor: 'burst', seenAt: null })
      .where('id', 'in', ids)
      // A conversation may be held for a later message already.
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
    await remindOfHeld(transaction, engine, Date.now());
  });
}

/**
 * Releases a lead that is held, and hands it over as if it had just come: what a form has sent by `deliveries`, what
 * was written in an account by one mail for the last message, from which the others are a click away.
 * @param deliveries what a genuine lead puts into the outbox
 */
export async function releaseLead(
  db: Transaction<Tables>,
  id: number,
  deliveries: readonly Kind[],
): Promise<void> {
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
  // What was held only after it came may have gone out before.
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
 * Releases what an account wrote before its address was confirmed, as sent from the address that is.
 * @param db the transaction that confirms it, so that the one never is without the other
 * @returns the leads, to be judged as if they had just come
 */
export async function releaseUnconfirmed(
  db: Transaction<Tables>,
  userId: number,
  deliveries: readonly Kind[],
): Promise<Released[]> {
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

/** How many held leads are unseen, and the newest of them. */
export async function unseenLeads({ db }: Store) {
  const [{ count }, newest] = await Promise.all([
    unseen(db)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    unseen(db).select('lang').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ]);
  return { count: Number(count), lang: newest?.lang };
}

const unseen = (db: Kysely<Tables>) =>
  db.selectFrom('lead').where('heldFor', 'is not', null).where('seenAt', 'is', null);

/** Notes that an administrator has been shown those of these leads that are held: their time begins now. */
export async function markSeen({ db }: Store, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('lead')
    .set({ seenAt: Date.now() })
    .where('id', 'in', ids)
    .where('heldFor', 'is not', null)
    .where('seenAt', 'is', null)
    .execute();
}
