import type { Kysely } from 'kysely';
import type { Store } from './database.ts';
import type { Tables } from './schema.ts';

/** What can be sent, and what each kind needs to be written. */
export interface Outgoing {
  'lead-mail': Record<string, never>;
  'lead-webhook': Record<string, never>;
  'verify-email': { userId: number; email: string };
  'reset-password': { email: string };
  'password-changed': { userId: number };
}

export type Kind = keyof Outgoing;

/** Something to send, as whoever causes it puts it into the outbox. */
export interface NewEntry<K extends Kind = Kind> {
  kind: K;
  payload: Outgoing[K];
  /** The lead that it is about, which takes it along when it is erased. */
  leadId?: number;
  /** The person whom it is about. */
  email: string;
}

/** Something that one server has to itself for a while, to send it. */
export interface Entry {
  id: number;
  kind: Kind;
  payload: unknown;
  leadId: number | null;
  email: string;
  createdAt: number;
  /** How often it has been tried, this time included. */
  attempts: number;
}

/** For how long a server has an entry to itself; one that dies with it leaves it to the others then. */
const LEASE = 60_000;

/** How long to wait after each attempt that failed, in milliseconds; after the last one an entry is dead. */
export const BACK_OFF = [
  2_000, 10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000, 86_400_000,
] as const;

/** A row for an entry that is due at once. */
export function outboxRow(entry: NewEntry, now: number) {
  return {
    kind: entry.kind,
    payload: JSON.stringify(entry.payload),
    leadId: entry.leadId ?? null,
    email: entry.email,
    createdAt: now,
    dueAt: now,
    leasedUntil: null,
    sentAt: null,
    deadAt: null,
  };
}

/**
 * Puts something into the outbox.
 * @param db the transaction of what causes it, so that the one never is without the other
 */
export async function enqueue(db: Kysely<Tables>, entry: NewEntry): Promise<void> {
  await db.insertInto('outbox').values(outboxRow(entry, Date.now())).execute();
}

/** Takes up to `limit` entries that are due, for this server alone. */
export async function claim({ db, engine }: Store, limit: number): Promise<Entry[]> {
  const now = Date.now();
  const rows = await db
    .updateTable('outbox')
    .set((update) => ({
      leasedUntil: now + LEASE,
      attempts: update('attempts', '+', 1),
    }))
    .where('id', 'in', (query) => {
      const due = query
        .selectFrom('outbox')
        .select('id')
        .where('dueAt', '<=', now)
        .where((where) =>
          where.or([where('leasedUntil', 'is', null), where('leasedUntil', '<=', now)]),
        )
        .orderBy('dueAt')
        .limit(limit);
      // SQLite has one writer at a time anyway.
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .execute();
  return rows.map(({ id, kind, payload, leadId, email, createdAt, attempts }) => ({
    id,
    kind: kind as Kind,
    payload: JSON.parse(payload),
    leadId,
    email,
    createdAt,
    attempts,
  }));
}

/** Notes that an entry has been sent. */
export async function markSent({ db }: Store, id: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sentAt: Date.now(), dueAt: null, leasedUntil: null, lastError: '' })
    .where('id', '=', id)
    .execute();
}

/**
 * Notes that an attempt failed: it is tried again later, or has become a dead letter.
 * @returns whether it is dead
 */
export async function markFailed(
  { db }: Store,
  { id, attempts }: Pick<Entry, 'id' | 'attempts'>,
  reason: string,
): Promise<boolean> {
  const now = Date.now();
  const wait = BACK_OFF[attempts - 1];
  await db
    .updateTable('outbox')
    .set({
      lastError: reason.slice(0, 500),
      leasedUntil: null,
      dueAt: wait === undefined ? null : now + wait,
      deadAt: wait === undefined ? now : null,
    })
    .where('id', '=', id)
    .execute();
  return wait === undefined;
}

/**
 * Sends a dead letter once more, with all its attempts.
 * @returns whether there was such a dead letter
 */
export async function replay({ db }: Store, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ dueAt: Date.now(), deadAt: null, attempts: 0 })
    .where('id', '=', id)
    .where('deadAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
