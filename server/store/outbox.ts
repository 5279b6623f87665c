import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import type { Store } from './database.ts';
import { countRows } from './find.ts';
import type { Db, Tables } from './schema.ts';

/** The kinds of messages, each with the data that it is written from. */
export interface Outgoing {
  'lead-mail': Record<string, never>;
  'lead-webhook': Record<string, never>;
  /** A notice that held leads await review. */
  'leads-held': Record<string, never>;
  'verify-email': { userId: number; email: string };
  'reset-password': { email: string };
  'password-changed': { userId: number };
  'second-factor-on': { userId: number };
  'second-factor-off': { userId: number };
  'recovery-codes-renewed': { userId: number };
  /** To the account's previous address. */
  'email-changed': { userId: number; from: string };
  'account-deleted': { email: string; lang: Lang; timeZone: string };
  /** A notice that a customer has written. */
  'message-mail': { messageId: number };
  /** The company's answer to a visitor without an account. */
  'lead-answer': { messageId: number };
  /** A notice that the company has answered in the account area. */
  'message-answered': { userId: number; messageId: number };
}

export type Kind = keyof Outgoing;

/** The receiver of a message: the company, its webhook, or the person concerned. */
type Receiver = 'company' | 'webhook' | 'owner';

export const RECEIVERS: Record<Kind, Receiver> = {
  'lead-mail': 'company',
  'lead-webhook': 'webhook',
  'leads-held': 'company',
  'verify-email': 'owner',
  'reset-password': 'owner',
  'password-changed': 'owner',
  'second-factor-on': 'owner',
  'second-factor-off': 'owner',
  'recovery-codes-renewed': 'owner',
  'email-changed': 'owner',
  'account-deleted': 'owner',
  'message-mail': 'company',
  'lead-answer': 'owner',
  'message-answered': 'owner',
};

export const kindsFor = (receiver: Receiver): Kind[] =>
  (Object.keys(RECEIVERS) as Kind[]).filter((kind) => RECEIVERS[kind] === receiver);

export interface NewEntry<K extends Kind = Kind> {
  kind: K;
  payload: Outgoing[K];
  /** The lead that it is about; erasing the lead removes the entry. */
  leadId?: number;
  /** The address of the person that it is about. */
  email: string;
}

/** An entry leased to one server for sending. */
export interface Entry {
  id: number;
  kind: Kind;
  /** JSON; the data of its kind. */
  payload: string;
  leadId: number | null;
  createdAt: number;
  /** The number of attempts, including this one. */
  attempts: number;
  /** When the lease expires. */
  leasedUntil: number;
}

/** The duration of a lease, in milliseconds; if a server dies, other servers take over its entries then. */
const LEASE = 60_000;

export type LeadRow = Selectable<Tables['lead']>;

/** The delay after each failed attempt, in milliseconds; after the last one, an entry becomes a dead letter. */
export const BACK_OFF = [
  2_000, 10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000, 86_400_000,
] as const;

/** The minimum time between two mails about held leads, and the maximum delay of such a mail, in milliseconds. */
export const REMINDER_WAIT = 60 * 60_000;

/** The maximum delay of an entry after each number of attempts, including the random part. */
const WAITS = [REMINDER_WAIT, ...BACK_OFF.map((wait) => 1.2 * wait)];

/** Whether an entry is due: by now, or later than it can be unless the clock has been set back since. */
const isDue = (where: ExpressionBuilder<Tables, 'outbox'>, now: number) =>
  where.or([
    where('dueAt', '<=', now),
    ...WAITS.map((wait, attempts) =>
      where.and([
        where('attempts', '=', attempts),
        where('dueAt', '>', Math.round(now + wait + LEASE)),
      ]),
    ),
  ]);

/** Returns a row for an entry that is due immediately. */
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

/** Adds an entry to the outbox, in the transaction of its cause. */
export async function enqueue(db: Db, entry: NewEntry): Promise<void> {
  await db.insertInto('outbox').values(outboxRow(entry, Date.now())).execute();
}

/**
 * Claims up to `limit` due entries of these kinds for this server. Servers that claim at the same time get different
 * entries: Postgres skips rows that another server has locked and rechecks rows that another has just claimed; SQLite
 * has only one writer at a time anyway. The clocks of the servers must agree to within a few seconds, because a lease
 * is checked by the clock of the claiming server.
 */
export async function claim({ db }: Store, kinds: readonly Kind[], limit: number) {
  const now = Date.now();
  const leasedUntil = now + LEASE;
  const rows = await db
    // Materialized, or Postgres may run it several times in one statement and take more than `limit`.
    .with(
      (cte) => cte('due').materialized(),
      (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('kind', 'in', kinds)
          .where('dueAt', 'is not', null)
          .where((where) => isDue(where, now))
          .where((where) =>
            where.or([where('leasedUntil', 'is', null), where('leasedUntil', '<=', now)]),
          )
          .orderBy('dueAt')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('outbox')
    .set((update) => ({ leasedUntil, attempts: update('attempts', '+', 1) }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'leadId', 'createdAt', 'attempts'])
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as Kind, leasedUntil }));
}

/** Releases entries that were claimed but not started; they don't count as attempted. */
export async function release({ db }: Store, entries: readonly Entry[]): Promise<void> {
  for (const [leasedUntil, taken] of Map.groupBy(entries, (entry) => entry.leasedUntil)) {
    const ids = taken.map(({ id }) => id);
    await db
      .updateTable('outbox')
      .set((update) => ({ leasedUntil: null, attempts: update('attempts', '-', 1) }))
      .where('id', 'in', ids)
      // An entry with an expired lease may already belong to another server.
      .where('leasedUntil', '=', leasedUntil)
      .execute();
  }
}

export async function markSent({ db }: Store, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sentAt: Date.now(), dueAt: null, deadAt: null, leasedUntil: null, lastError: '' })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Records a failed attempt: the entry is retried later, or becomes a dead letter.
 * @returns whether it is a dead letter now
 */
export async function markFailed(
  { db }: Store,
  { id, attempts }: Pick<Entry, 'id' | 'attempts'>,
  reason: string,
  isFinal: boolean,
): Promise<boolean> {
  const now = Date.now();
  const wait = isFinal ? undefined : BACK_OFF[attempts - 1];
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      lastError: reason.slice(0, 500),
      leasedUntil: null,
      // Entries that failed together must not all be retried at the same moment.
      dueAt: wait === undefined ? null : Math.round(now + wait * (1 + Math.random() / 5)),
      deadAt: wait === undefined ? now : null,
    })
    .where('id', '=', id)
    // If our lease has expired, another server has claimed the entry, and its attempt is the one that counts.
    .where('attempts', '=', attempts)
    .where('sentAt', 'is', null)
    .executeTakeFirst();
  return wait === undefined && numUpdatedRows > 0n;
}

/** Retries a dead letter, with the full number of attempts; returns whether there was one. */
export async function replay({ db }: Store, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ dueAt: Date.now(), deadAt: null, attempts: 0 })
    .where('id', '=', id)
    .where('deadAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Returns the state of the outbox: the number of pending entries, when the oldest was created (milliseconds since
 * 1970), and the number of dead letters.
 */
export async function outboxState({ db }: Store) {
  const [{ waiting, oldest }, dead] = await Promise.all([
    db
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('createdAt').as('oldest')])
      .where('dueAt', 'is not', null)
      .where('kind', '!=', 'leads-held')
      .executeTakeFirstOrThrow(),
    countDead(db),
  ]);
  return {
    waiting: Number(waiting),
    oldest: oldest === null ? undefined : Number(oldest),
    dead,
  };
}

export const countDead = (db: Db): Promise<number> =>
  countRows(db.selectFrom('outbox').where('deadAt', 'is not', null));
