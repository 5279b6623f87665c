import type { Kysely, Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import type { Store } from './database.ts';
import type { Tables } from './schema.ts';

/** What can be sent, and what each kind needs to be written. */
export interface Outgoing {
  'lead-mail': Record<string, never>;
  'lead-webhook': Record<string, never>;
  /** That held leads wait to be looked at. */
  'leads-held': Record<string, never>;
  'verify-email': { userId: number; email: string };
  'reset-password': { email: string };
  'password-changed': { userId: number };
  'second-factor-on': { userId: number };
  'second-factor-off': { userId: number };
  'recovery-codes-renewed': { userId: number };
  /** To the address that the account had before. */
  'email-changed': { userId: number; from: string };
  'account-deleted': { email: string; lang: Lang; timeZone: string };
  /** That a customer has written. */
  'message-mail': { messageId: number };
  /** What the company has answered, to a visitor without an account. */
  'lead-answer': { messageId: number };
  /** That the company has answered in the account area. */
  'message-answered': { userId: number; messageId: number };
}

export type Kind = keyof Outgoing;

/** Whom something goes to: the company, its webhook, or the person whom it is about. */
type Receiver = 'company' | 'webhook' | 'owner';

/** Whom each kind goes to. */
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

/** The kinds that go to a person. */
export const kindsFor = (receiver: Receiver): Kind[] =>
  (Object.keys(RECEIVERS) as Kind[]).filter((kind) => RECEIVERS[kind] === receiver);

/** Something to send, as its cause puts it into the outbox. */
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
  /** JSON; what its kind needs. */
  payload: string;
  leadId: number | null;
  createdAt: number;
  /** How often it has been tried, this time included. */
  attempts: number;
  /** Until when this server has it to itself. */
  leasedUntil: number;
}

/** For how long a server has an entry to itself; one that dies with it leaves it to the others then. */
const LEASE = 60_000;

/** A lead as it is stored. */
export type LeadRow = Selectable<Tables['lead']>;

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

/**
 * Takes up to `limit` entries of these kinds that are due, for this server alone. Servers that look at the same time
 * get different ones: Postgres passes over rows that another is taking and looks again at those that another has just
 * taken; SQLite has one writer at a time anyway. Their clocks have to agree to within some seconds, because a lease
 * ends by the clock of the server that looks.
 */
export async function claim(
  { db, engine }: Store,
  kinds: readonly Kind[],
  limit: number,
): Promise<Entry[]> {
  const now = Date.now();
  const leasedUntil = now + LEASE;
  const rows = await db
    // Materialized, or Postgres may run it several times in one statement and take more than `limit`.
    .with(
      (cte) => cte('due').materialized(),
      (query) => {
        const due = query
          .selectFrom('outbox')
          .select('id')
          .where('kind', 'in', kinds)
          .where('dueAt', '<=', now)
          .where((where) =>
            where.or([where('leasedUntil', 'is', null), where('leasedUntil', '<=', now)]),
          )
          .orderBy('dueAt')
          .limit(limit);
        return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
      },
    )
    .updateTable('outbox')
    .set((update) => ({ leasedUntil, attempts: update('attempts', '+', 1) }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'leadId', 'createdAt', 'attempts'])
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as Kind, leasedUntil }));
}

/** The lead that an entry is about; undefined when it has been erased. */
export const leadOf = ({ db }: Store, { leadId }: Entry): Promise<LeadRow | undefined> =>
  db.selectFrom('lead').selectAll().where('id', '=', leadId).executeTakeFirst();

/** Gives back what was taken and not begun: it counts as not tried. */
export async function release({ db }: Store, entries: readonly Entry[]): Promise<void> {
  for (const [leasedUntil, taken] of Map.groupBy(entries, (entry) => entry.leasedUntil)) {
    const ids = taken.map(({ id }) => id);
    await db
      .updateTable('outbox')
      .set((update) => ({ leasedUntil: null, attempts: update('attempts', '-', 1) }))
      .where('id', 'in', ids)
      // One whose lease has run out may be another server's by now.
      .where('leasedUntil', '=', leasedUntil)
      .execute();
  }
}

/** Notes that entries have been sent. */
export async function markSent({ db }: Store, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sentAt: Date.now(), dueAt: null, deadAt: null, leasedUntil: null, lastError: '' })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Notes that an attempt failed: it is tried again later, or has become a dead letter.
 * @param isFinal that trying again cannot help
 * @returns whether it is dead
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
      // What failed together must not all come back in the same moment.
      dueAt: wait === undefined ? null : Math.round(now + wait * (1 + Math.random() / 5)),
      deadAt: wait === undefined ? now : null,
    })
    .where('id', '=', id)
    // If the lease has run out on us, another server has it now, and its attempt is what counts.
    .where('attempts', '=', attempts)
    .where('sentAt', 'is', null)
    .executeTakeFirst();
  return wait === undefined && numUpdatedRows > 0n;
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

/** How the outbox stands: what waits, since when at the longest (milliseconds since 1970), and what was given up. */
export async function outboxState({ db }: Store) {
  const [{ waiting, oldest }, { dead }] = await Promise.all([
    db
      .selectFrom('outbox')
      .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('createdAt').as('oldest')])
      .where('dueAt', 'is not', null)
      .where('kind', '!=', 'leads-held')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('dead'))
      .where('deadAt', 'is not', null)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    waiting: Number(waiting),
    oldest: oldest === null ? undefined : Number(oldest),
    dead: Number(dead),
  };
}

/** The shortest time from one mail about held leads to the next, and the longest that one waits, in milliseconds. */
export const REMINDER_WAIT = 60 * 60_000;

/** The longest that an entry waits after so many attempts, with what is added by chance. */
const WAITS = [REMINDER_WAIT, ...BACK_OFF.map((wait) => 1.2 * wait)];

/**
 * Puts the outbox right after the clock has been moved. Put back, it would leave what was written or failed before
 * waiting for as long as it was put back: that is due at once. Moved either way, it must not give another server what
 * one is sending just now: that one has it for a lease more.
 * @param moved by how much, in milliseconds; 0 where that is not known
 */
export async function shiftDueTimes({ db }: Store, moved: number): Promise<void> {
  const now = Date.now();
  await db
    .updateTable('outbox')
    .set({ dueAt: now })
    .where((where) =>
      where.or(
        WAITS.map((wait, attempts) =>
          where.and([
            where('attempts', '=', attempts),
            where('dueAt', '>', Math.round(now + wait + LEASE)),
          ]),
        ),
      ),
    )
    .execute();
  await db
    .updateTable('outbox')
    .set({ leasedUntil: now + LEASE })
    .where((where) =>
      where.or([
        where('leasedUntil', '>', now + 2 * LEASE),
        where.between('leasedUntil', Math.round(now - Math.max(0, moved)), now),
      ]),
    )
    .execute();
}
