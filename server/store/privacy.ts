import { readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Selectable, sql, type Transaction } from 'kysely';
import { storedEmail } from '../../contract/api/fields.ts';
import { revokeLinks, revokeLinksOf } from '../accounts/links.ts';
import { mailFolder } from '../mail/files.ts';
import { mailsAbout } from '../mail/mails-about.ts';
import { eraseConversations, exportConversations, removeFiles } from './conversation-privacy.ts';
import type { Store } from './database.ts';
import { contentHash } from './leads.ts';
import { exportMutedKinds } from './notifications.ts';
import { exportPaymentDetails } from './payment-details.ts';
import { exportPicture } from './pictures.ts';
import { exportSaved, type SavedData } from './saved-privacy.ts';
import type { Tables } from './schema.ts';

/** How long emptying SQLite's log may take, and the time from one try to the next, in milliseconds. */
const LOG_PATIENCE = 5000;
const LOG_PAUSE = 20;

/**
 * Whose data it is: what has an address, what belongs to an account, or both. Anybody can have made an account with an
 * address that they have not confirmed: theirs is then what belongs to the account, and no more.
 */
export interface Whose {
  email?: string;
  userId?: number;
}

/** Everything that is kept about a person; moments are ISO 8601. Passwords, tokens and secrets are left out. */
export interface PersonalData extends SavedData {
  email: string | undefined;
  leads: object[];
  account: object | null;
  picture: object | null;
  paymentDetails: object | null;
  /** The kinds of mail that they have turned off. */
  mutedKinds: object[];
  sessions: object[];
  /** What was written back and forth, without notes. */
  conversations: object[];
  /** Files that were sent with it; `file` is their name in `attachments/` of the data folder. */
  attachments: object[];
  /** What was sent about the person or is to be, by mail or webhook. */
  outbox: object[];
  /** The mails that were written to files, for the person or about it. */
  mails: { file: string; content: string }[];
}

/** How much of what there was. */
export interface Erased {
  leads: number;
  account: boolean;
  /** Whether that was the last account that could read the inbox. */
  lastAdmin: boolean;
  attachments: number;
  outbox: number;
  mails: number;
}

const isOf = (email: string) => sql<boolean>`lower("email") = ${storedEmail(email)}`;

const nobodys = sql<boolean>`1 = 0`;

/** What has the address; nothing, where there is none. */
const hasAddress = ({ email }: Whose) => (email === undefined ? nobodys : isOf(email));

/** The account. */
const isAccount = ({ email = '', userId }: Whose) =>
  userId === undefined ? isOf(email) : sql<boolean>`"id" = ${userId}`;

/**
 * The entries of the outbox about a person: those with the address, and those of the account, which may
 * be for another address that it had or is to have.
 */
const isAbout = (whose: Whose, userId: number | undefined) =>
  userId === undefined
    ? hasAddress(whose)
    : sql<boolean>`(${hasAddress(whose)} or "payload" = ${`{"userId":${userId}}`} or "payload" like ${`{"userId":${userId},%`})`;

/** The leads with the address, and those that the account has sent, whichever address it had then. */
const isTheirs = (whose: Whose, userId: number | undefined) =>
  userId === undefined
    ? hasAddress(whose)
    : sql<boolean>`(${hasAddress(whose)} or "id" in (select "id" from "conversation" where "userId" = ${userId}))`;

const iso = (moment: number | Date | string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

/**
 * Gathers everything that is kept about a person.
 * @param dataDir where mails are that were written to files
 */
export async function exportPerson(
  { db }: Store,
  dataDir: string,
  whose: Whose,
): Promise<PersonalData> {
  const user = await db.selectFrom('user').selectAll().where(isAccount(whose)).executeTakeFirst();
  const leads = await db
    .selectFrom('lead')
    .selectAll()
    .where(isTheirs(whose, user?.id))
    .orderBy('id')
    .execute();
  const sessions = user
    ? await db
        .selectFrom('session')
        .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'])
        .where('userId', '=', user.id)
        .orderBy('id')
        .execute()
    : [];
  const saved = user ? await exportSaved(db, user.id) : { saved: [], collections: [] };
  const outbox = await db
    .selectFrom('outbox')
    .selectAll()
    .where(isAbout(whose, user?.id))
    .orderBy('id')
    .execute();
  const files = await mailsAbout(dataDir, whose.email, outbox);
  return {
    email: whose.email ?? user?.email,
    leads: leads.map(exportLead),
    account: user ? exportAccount(user) : null,
    picture: user ? await exportPicture(db, user.id) : null,
    paymentDetails: user ? await exportPaymentDetails(db, user.id) : null,
    mutedKinds: user ? await exportMutedKinds(db, user.id) : [],
    sessions: sessions.map(({ createdAt, updatedAt, expiresAt, ...session }) => ({
      ...session,
      createdAt: iso(createdAt),
      updatedAt: iso(updatedAt),
      expiresAt: iso(expiresAt),
    })),
    ...saved,
    ...(await exportConversations(
      db,
      user?.id,
      leads.map(({ id }) => id),
    )),
    outbox: outbox.map(exportEntry),
    mails: await Promise.all(
      files.map(async (file) => ({
        file,
        content: await readFile(join(mailFolder(dataDir), file), 'utf8'),
      })),
    ),
  };
}

const exportLead = (row: Selectable<Tables['lead']>) => ({
  ...row,
  consentPurposes: row.consentPurposes.split(',').filter(Boolean),
  receivedAt: iso(row.receivedAt),
  answeredAt: iso(row.answeredAt),
  withdrawnAt: iso(row.withdrawnAt),
  newsWithdrawnAt: iso(row.newsWithdrawnAt),
  seenAt: iso(row.seenAt),
});

const exportAccount = (row: Selectable<Tables['user']>) => ({
  ...row,
  emailVerified: Boolean(row.emailVerified),
  twoFactorEnabled: Boolean(row.twoFactorEnabled),
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

const exportEntry = ({ leasedUntil: _, ...row }: Selectable<Tables['outbox']>) => ({
  ...row,
  payload: JSON.parse(row.payload),
  createdAt: iso(row.createdAt),
  dueAt: iso(row.dueAt),
  sentAt: iso(row.sentAt),
  deadAt: iso(row.deadAt),
});

/**
 * Removes everything that is kept about a person. What a mail server or a webhook has taken over is
 * out of reach, and so are backups.
 * @param settle what else belongs to it: in its transaction, and after it
 */
export async function erasePerson(
  store: Store,
  dataDir: string,
  whose: Whose,
  settle: (
    transaction: Transaction<Tables>,
    erased: Pick<Erased, 'account' | 'lastAdmin'>,
  ) => Promise<void> = async () => {},
): Promise<Erased> {
  const { db, engine } = store;
  const { outbox, attached, ...erased } = await db.transaction().execute(async (transaction) => {
    // Two administrators who are erased at once must not each take the other for the last one.
    const admins = transaction.selectFrom('user').select('id').where('role', '=', 'admin');
    await (engine === 'postgres' ? admins.orderBy('id').forUpdate() : admins).execute();
    const { id: userId } =
      (await transaction
        .selectFrom('user')
        .select('id')
        .where(isAccount(whose))
        .executeTakeFirst()) ?? {};
    // By the account while there is one: it may have sent leads with another address.
    const theirs = await transaction
      .selectFrom('lead')
      .select('id')
      .where(isTheirs(whose, userId))
      .execute();
    const leadIds = theirs.map(({ id }) => id);
    const attached = await eraseConversations(transaction, userId, leadIds);
    const user = await transaction
      .deleteFrom('user')
      .where(isAccount(whose))
      .returning(['id', 'role'])
      .executeTakeFirst();
    if (user) await revokeLinks(transaction, user.id);
    if (whose.email !== undefined) await revokeLinksOf(transaction, storedEmail(whose.email));
    const outbox = await transaction
      .deleteFrom('outbox')
      .where(isAbout(whose, user?.id))
      .returning(['id', 'kind'])
      .execute();
    const leads = await transaction
      .deleteFrom('lead')
      .where('id', 'in', [...leadIds, 0])
      .returningAll()
      .execute();
    // The marks of what was sent: the same, sent again, is a new lead now.
    const marks = leads.map(({ consentPurposes, ...lead }) =>
      contentHash({ ...lead, purposes: consentPurposes.split(',') }),
    );
    if (marks.length > 0) {
      await transaction.deleteFrom('submission').where('content', 'in', marks).execute();
    }
    const lastAdmin = user?.role === 'admin' && (await admins.executeTakeFirst()) === undefined;
    const account = user !== undefined;
    await settle(transaction, { account, lastAdmin });
    return { outbox, attached, leads: leads.length, account, lastAdmin };
  });
  // Not within the transaction: a server that runs meanwhile could not write.
  const files = await mailsAbout(dataDir, whose.email, outbox);
  for (const file of files) await unlink(join(mailFolder(dataDir), file)).catch(ifGone);
  await removeFiles(dataDir, attached);
  // What was deleted is in the write-ahead log as it was before.
  if (engine === 'sqlite') await emptyLog(db);
  return { ...erased, attachments: attached.length, outbox: outbox.length, mails: files.length };
}

/** Empties SQLite's write-ahead log, which takes a moment in which nobody reads. */
async function emptyLog(db: Store['db']): Promise<void> {
  const end = Date.now() + LOG_PATIENCE;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0 || Date.now() > end) return;
    await sleep(LOG_PAUSE);
  }
}

/**
 * Notes that a person no longer wants news, nor to be called.
 * @returns on how many leads that had agreed to either
 */
export async function withdrawConsent({ db }: Store, email: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('lead')
    .set({ withdrawnAt: Date.now() })
    .where(isOf(email))
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

function ifGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
