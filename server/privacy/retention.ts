import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { attachmentFolder } from '../attachments/files.ts';
import type { Config } from '../config.ts';
import { mailFolder } from '../mail/files.ts';
import { isUnsent, unknownFiles } from '../store/attachments.ts';
import type { Store } from '../store/database.ts';
import { LOCKS, type Tables } from '../store/schema.ts';
import { dayOf } from '../store/searches.ts';
import { conservativeClock } from './clock.ts';

const DAY = 24 * 60 * 60_000;

/** The retention periods of held leads that have been seen, of sent mails, missed searches and missed addresses, in days. */
const HELD_DAYS = 30;
const SENT_DAYS = 30;
const SEARCH_DAYS = 365;
const ADDRESS_DAYS = 30;

/** The maximum age of a part file, in milliseconds. */
const PART_MAX_AGE = 60 * 60_000;

/** The retention period of a file whose message is not sent, in milliseconds. */
const UNSENT_MAX_AGE = DAY;

/** The number of rows removed or files looked up at once, and the pause in which others may write, in milliseconds. */
const BATCH = 500;
const BATCH_PAUSE = 20;

interface Parts {
  store: Store;
  config: Pick<Config, 'leadRetentionDays' | 'dataDir'>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Removes expired data: on start, and then once a day. */
export function retentionJob({ store, config, log }: Parts) {
  const stopping = new AbortController();
  // Data removed because of a clock that was moved ahead by mistake could not be restored.
  const now = conservativeClock();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const removed = await removeExpired(store, config, { signal: stopping.signal, now: now() });
        if (removed > 0) log.info({ removed }, 'removed expired data');
      } catch (error) {
        log.error({ err: error }, 'expired data could not be removed');
      }
      await sleep(DAY, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  return {
    start: (): void => {
      running ??= run();
    },
    /** Stops after the current batch. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
}

/**
 * Removes expired leads (with their outbox entries, including dead letters), held leads that have been seen, sent
 * mails, missed searches and addresses, saved items that were removed, and everything with an expiry. If several servers run it at
 * once, one of them does the work.
 * @param now in milliseconds since 1970
 * @returns the number of removed rows and files
 */
export async function removeExpired(
  store: Store,
  { leadRetentionDays, dataDir }: Parts['config'],
  { signal, now = Date.now() }: { signal?: AbortSignal; now?: number } = {},
): Promise<number> {
  const leadsUntil = now - leadRetentionDays * DAY;
  const heldUntil = now - HELD_DAYS * DAY;
  const sentUntil = now - SENT_DAYS * DAY;
  const moment = new Date(now);

  let removed = 0;
  const remove = async (table: keyof Tables, key: 'id' | 'key', where: Condition) => {
    for (;;) {
      const count = await removeBatch(store, table, key, where);
      removed += count;
      if (count < BATCH || signal?.aborted) return;
      await sleep(BATCH_PAUSE);
    }
  };
  await remove('lead', 'id', sql`"receivedAt" < ${leadsUntil} and not ${HAS_CUSTOMER}`);
  // A customer's conversation is kept for the same time after it was closed, together with its messages.
  await remove('lead', 'id', sql`"answeredAt" < ${leadsUntil} and ${customersUntil(leadsUntil)}`);
  // Leads that the company has answered are not spam, even if a later message was held.
  await remove(
    'lead',
    'id',
    sql`"heldFor" is not null and "seenAt" < ${heldUntil} and not ${IS_ANSWERED}`,
  );
  await remove('outbox', 'id', sql`"sentAt" < ${sentUntil}`);
  // The confirmation that no data is stored must not be stored itself.
  await remove('outbox', 'id', sql`"kind" = 'account-deleted' and "sentAt" is not null`);
  // A dead letter stays with its lead; one without a lead is about an account, and useless by then.
  await remove('outbox', 'id', sql`"leadId" is null and "deadAt" < ${sentUntil}`);
  await remove('missedSearch', 'id', sql`"day" < ${dayOf(now - SEARCH_DAYS * DAY)}`);
  await remove('missedAddress', 'id', sql`"day" < ${dayOf(now - ADDRESS_DAYS * DAY)}`);
  await remove('submission', 'key', sql`"expiresAt" < ${now}`);
  await remove('savedItem', 'id', sql`"removedAt" < ${now - DAY}`);
  await remove('usedCode', 'id', sql`"expiresAt" < ${now}`);
  await remove('attachment', 'id', isUnsent(now - UNSENT_MAX_AGE));
  await remove('session', 'id', sql`"expiresAt" < ${moment}`);
  await remove('verification', 'id', sql`"expiresAt" < ${moment}`);
  removed += await removeUnknownFiles(store, attachmentFolder(dataDir), now - PART_MAX_AGE);
  return removed + (await removeMails(mailFolder(dataDir), leadsUntil, now));
}

/**
 * Conditions on a lead: it is a customer's conversation; the company has answered it; nothing has been written in it
 * since a moment.
 */
const HAS_CUSTOMER = sql`exists (
  select 1 from "conversation" where "conversation"."id" = "lead"."id" and "userId" is not null)`;
const IS_ANSWERED = sql`exists (
  select 1 from "message" where "conversationId" = "lead"."id" and "kind" = 'company')`;
const customersUntil = (until: number) => sql`exists (
  select 1 from "conversation"
  where "conversation"."id" = "lead"."id" and "userId" is not null and "updatedAt" < ${until})`;

type Condition = ReturnType<typeof sql<SqlBool>>;

/** Removes one batch; does nothing while another server does. */
function removeBatch(store: Store, table: keyof Tables, key: 'id' | 'key', where: Condition) {
  return store.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isOurs: boolean | number }>`
      select pg_try_advisory_xact_lock(${LOCKS.retention}) as "isOurs"`.execute(transaction);
    if (!rows[0]?.isOurs) return 0;
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where ${where} limit ${BATCH}
      )`.execute(transaction);
    return Number(numAffectedRows ?? 0);
  });
}

/** Removes a file if it is older than a moment; returns the number of removed files. */
async function removeIfOlder(file: string, until: number): Promise<number> {
  const stats = await stat(file).catch(() => undefined);
  if (stats === undefined || stats.mtimeMs >= until) return 0;
  return rm(file).then(
    () => 1,
    () => 0,
  );
}

/** Removes old mail files, and unfinished ones, which a server that was killed has left. */
async function removeMails(folder: string, until: number, now: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const isPart = name.endsWith('.part');
    removed += await removeIfOlder(join(folder, name), isPart ? now - PART_MAX_AGE : until);
  }
  return removed;
}

/**
 * Removes attachments without a row, and unfinished files that a killed server has left. The newest are kept, because a
 * file exists a moment before its row does.
 * @param until the minimum age of a file, as milliseconds since 1970
 * @returns the number of removed files
 */
async function removeUnknownFiles(store: Store, folder: string, until: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (let from = 0; from < names.length; from += BATCH) {
    for (const name of await unknownFiles(store, names.slice(from, from + BATCH))) {
      removed += await removeIfOlder(join(folder, name), until);
    }
  }
  return removed;
}
