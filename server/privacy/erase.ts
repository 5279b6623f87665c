import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { storedEmail } from '../../contract/api/fields.ts';
import { revokeLinks, revokeLinksByEmail } from '../accounts/links.ts';
import { mailFolder } from '../mail/files.ts';
import { mailsAbout } from '../mail/mails-about.ts';
import type { Store } from '../store/database.ts';
import { contentHash } from '../store/leads.ts';
import type { DbTransaction } from '../store/schema.ts';
import { eraseConversations, removeAttachments } from './conversations.ts';
import { concernsSubject, type DataSubject, hasEmail, isSubjectsAccount } from './data-subject.ts';
import { ignoreMissing, mailIdentifiers } from './personal-data.ts';

/** The time limit for emptying SQLite's log, and the time between attempts, in milliseconds. */
const LOG_TIMEOUT = 5000;
const LOG_PAUSE = 20;

/** The maximum number of leads that one query removes, with all of their texts in memory. */
const BATCH = 500;

/** The number of removed items. */
export interface Erased {
  leads: number;
  account: boolean;
  /** Whether it was the last account with access to the inbox. */
  lastAdmin: boolean;
  attachments: number;
  outbox: number;
  mails: number;
}

/** The conditions and consequences of an erasure. */
interface EraseOptions {
  authorize?: (transaction: DbTransaction) => Promise<void>;
  onErased?: (transaction: DbTransaction, erased: Pick<Erased, 'lastAdmin'>) => Promise<void>;
}

/**
 * Erases everything that is stored about a person. Data that a mail server or a webhook has received, and backups,
 * cannot be erased.
 * @param authorize throws if it is not allowed: called in its transaction with the account's lock, before anything is
 *   removed
 * @param onErased related work: in its transaction, and after it
 */
export async function erasePerson(
  store: Store,
  dataDir: string,
  subject: DataSubject,
  { authorize, onErased }: EraseOptions = {},
): Promise<Erased> {
  const { db, engine } = store;
  const { identifiers, attached, ...erased } = await db
    .transaction()
    .execute(async (transaction) => {
      // If two administrators are erased at once, neither must take the other for the last one.
      const admins = transaction.selectFrom('user').select('id').where('role', '=', 'admin');
      await admins.orderBy('id').forNoKeyUpdate().execute();
      // Locked from here on, so that the account starts nothing else in the meantime (store/account-lock.ts).
      const user = await transaction
        .selectFrom('user')
        .select(['id', 'email', 'role'])
        .where(isSubjectsAccount(subject))
        .forUpdate()
        .executeTakeFirst();
      await authorize?.(transaction);
      // While the account exists, because it may have sent leads with another address.
      const identifiers = await mailIdentifiers(transaction, subject, user);
      await transaction.deleteFrom('outbox').where(concernsSubject(subject, user?.id)).execute();
      const attached = await eraseConversations(transaction, subject, user?.id);
      for (let from = 0; from < identifiers.leads.length; from += BATCH) {
        const batch = identifiers.leads.slice(from, from + BATCH);
        await eraseLeads(
          transaction,
          batch.map(({ id }) => id),
        );
      }
      if (user) {
        await transaction.deleteFrom('user').where('id', '=', user.id).execute();
        await revokeLinks(transaction, user.id);
      }
      if (subject.email !== undefined)
        await revokeLinksByEmail(transaction, storedEmail(subject.email));
      const lastAdmin = user?.role === 'admin' && (await admins.executeTakeFirst()) === undefined;
      await onErased?.(transaction, { lastAdmin });
      return { identifiers, attached, account: user !== undefined, lastAdmin };
    });
  // Outside the transaction, because another running server could not write during it.
  const files = await mailsAbout(dataDir, identifiers);
  for (const file of files) await unlink(join(mailFolder(dataDir), file)).catch(ignoreMissing);
  await removeAttachments(dataDir, attached);
  // The write-ahead log still contains the deleted rows.
  if (engine === 'sqlite') await emptyLog(db);
  return {
    leads: identifiers.leads.length,
    ...erased,
    attachments: attached.length,
    outbox: identifiers.entries.length,
    mails: files.length,
  };
}

/** Removes leads and their deduplication keys, so that the same content counts as a new lead when it is sent again. */
async function eraseLeads(db: DbTransaction, ids: readonly number[]): Promise<void> {
  const leads = await db.deleteFrom('lead').where('id', 'in', ids).returningAll().execute();
  const contents = leads.map(({ consentPurposes, ...lead }) =>
    contentHash({ ...lead, purposes: consentPurposes.split(',') }),
  );
  if (contents.length === 0) return;
  // The hash of a lead's files follows.
  const content = sql<string>`substr("content", 1, ${contents[0]?.length})`;
  await db.deleteFrom('submission').where(content, 'in', contents).execute();
}

/** Empties SQLite's write-ahead log, which needs a moment without readers. */
async function emptyLog(db: Store['db']): Promise<void> {
  const end = Date.now() + LOG_TIMEOUT;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0 || Date.now() > end) return;
    await sleep(LOG_PAUSE);
  }
}

/** Records that a person wants neither news nor calls any more; returns the number of leads that agreed. */
export async function withdrawConsent({ db }: Store, email: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('lead')
    .set({ withdrawnAt: Date.now() })
    .where(hasEmail(email))
    .where('withdrawnAt', 'is', null)
    .where((where) =>
      where.or([
        where('consentPurposes', 'like', '%marketing%'),
        where('consentPurposes', 'like', '%call%'),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
