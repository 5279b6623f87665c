import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { mailFolder } from '../mail/files.ts';
import { type MailIdentifiers, mailsAbout } from '../mail/mails-about.ts';
import type { Store } from '../store/database.ts';
import { withIsoMoments } from '../store/moments.ts';
import { exportMutedKinds } from '../store/notifications.ts';
import { exportPaymentDetails } from '../store/payment-details.ts';
import { exportPicture } from '../store/pictures.ts';
import type { Db, Tables } from '../store/schema.ts';
import { inBatches } from './batches.ts';
import { exportConversations } from './conversations.ts';
import {
  belongsToOthers,
  belongsToSubject,
  concernsSubject,
  type DataSubject,
  isSubjectsAccount,
} from './data-subject.ts';

/**
 * Returns everything that is stored about a person in the database, without passwords, tokens and secrets; moments are
 * ISO 8601. Potentially long lists are read on demand. It is not a snapshot: each batch of rows is current when it is
 * read. Rows that are added or removed in the meantime may or may not be included, but no row appears twice.
 */
export async function exportPerson({ db }: Store, subject: DataSubject) {
  const user = await db
    .selectFrom('user')
    .selectAll()
    .where(isSubjectsAccount(subject))
    .executeTakeFirst();
  const saved = user ? await exportSaved(db, user.id) : { saved: [], collections: [] };
  return {
    email: subject.email ?? user?.email,
    leads: inBatches(
      db.selectFrom('lead').selectAll().where(belongsToSubject(subject, user?.id)),
      exportLead,
    ),
    account: user ? exportAccount(user) : null,
    picture: user ? await exportPicture(db, user.id) : null,
    paymentDetails: user ? await exportPaymentDetails(db, user.id) : null,
    mutedKinds: user ? await exportMutedKinds(db, user.id) : [],
    sessions: inBatches(
      db
        .selectFrom('session')
        .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'])
        .where('userId', '=', user?.id ?? null),
      withIsoMoments,
    ),
    ...saved,
    ...exportConversations(db, subject, user?.id),
    outbox: inBatches(
      db.selectFrom('outbox').selectAll().where(concernsSubject(subject, user?.id)),
      exportEntry,
    ),
  };
}

/**
 * Returns the mails to or about a person that were written to files.
 * @param dataDir the data folder
 */
export async function exportMails({ db }: Store, dataDir: string, subject: DataSubject) {
  const user = await db
    .selectFrom('user')
    .select(['id', 'email'])
    .where(isSubjectsAccount(subject))
    .executeTakeFirst();
  const found: { file: string; content: string }[] = [];
  for (const file of await mailsAbout(dataDir, await mailIdentifiers(db, subject, user))) {
    const content = await readFile(join(mailFolder(dataDir), file), 'utf8').catch(ignoreMissing);
    if (content !== undefined) found.push({ file, content });
  }
  return found;
}

/** Returns what identifies the mails about a person, as far as the database still has it. */
export async function mailIdentifiers(
  db: Db,
  subject: DataSubject,
  user: { id: number; email: string } | undefined,
): Promise<MailIdentifiers> {
  const leads = db.selectFrom('lead').select(['id', 'receivedAt']);
  return {
    entries: await db
      .selectFrom('outbox')
      .select(['id', 'kind'])
      .where(concernsSubject(subject, user?.id))
      .execute(),
    leads: await leads.where(belongsToSubject(subject, user?.id)).execute(),
    others: await leads.where(belongsToOthers(subject, user?.id)).execute(),
    email: subject.email,
    accountEmail: user?.email,
  };
}

const exportLead = (row: Selectable<Tables['lead']>) => ({
  ...withIsoMoments(row),
  consentPurposes: row.consentPurposes.split(',').filter(Boolean),
});

const exportAccount = (row: Selectable<Tables['user']>) => ({
  ...withIsoMoments(row),
  emailVerified: Boolean(row.emailVerified),
  twoFactorEnabled: Boolean(row.twoFactorEnabled),
});

const exportEntry = ({ leasedUntil: _, ...row }: Selectable<Tables['outbox']>) => ({
  ...withIsoMoments(row),
  payload: JSON.parse(row.payload),
});

/** Ignores a file that was removed after it was found. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Returns the collections and saved items of an account, with removed ones that can be restored. */
async function exportSaved(db: Db, userId: number) {
  const saved = await db
    .selectFrom('savedItem')
    .select(['id', 'kind', 'thing', 'savedAt', 'removedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const collections = await db
    .selectFrom('collection')
    .select(['id', 'name', 'note', 'createdAt', 'sharedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const places = await db
    .selectFrom('collectionItem')
    .innerJoin('collection', 'collection.id', 'collectionId')
    .select(['collectionId', 'savedItemId'])
    .where('userId', '=', userId)
    .orderBy('position')
    .execute();
  const byCollection = Map.groupBy(places, ({ collectionId }) => collectionId);
  return {
    saved: saved.map(withIsoMoments),
    collections: collections.map((row) => ({
      ...withIsoMoments(row),
      saved: (byCollection.get(row.id) ?? []).map(({ savedItemId }) => savedItemId),
    })),
  };
}
