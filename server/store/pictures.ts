import { randomBytes } from 'node:crypto';

import { withAccountLock } from './account-lock.ts';
import type { Store } from './database.ts';
import type { Db, DbTransaction } from './schema.ts';

/**
 * Stores an account's picture and replaces the previous one; returns its ID, a new one each time, so that the address of
 * the previous picture does not show this one.
 * @throws Refusal `unauthorised` when the account has been deleted in the meantime
 */
export async function setPicture(store: Store, userId: number, webp: Buffer): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await withAccountLock(store, userId, async (transaction) => {
    await note(transaction, userId, id);
    await transaction.deleteFrom('picture').where('userId', '=', userId).execute();
    await transaction.insertInto('picture').values({ id, userId, webp }).execute();
  });
  return id;
}

export const removePicture = (store: Store, userId: number): Promise<void> =>
  withAccountLock(store, userId, async (transaction) => {
    await note(transaction, userId, null);
    await transaction.deleteFrom('picture').where('userId', '=', userId).execute();
  });

/** Returns a picture; undefined if no picture has this ID. */
export async function readPicture({ db }: Store, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('picture').select('webp').where('id', '=', id).executeTakeFirst();
  return row && Buffer.from(row.webp);
}

/** Returns the stored data about an account's picture. */
export async function exportPicture(db: Db, userId: number) {
  const row = await db
    .selectFrom('picture')
    .select(['id', 'webp'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ? { id: row.id, webp: Buffer.from(row.webp).toString('base64') } : null;
}

async function note(transaction: DbTransaction, userId: number, image: string | null) {
  await transaction
    .updateTable('user')
    .set({ image, updatedAt: new Date() })
    .where('id', '=', userId)
    .execute();
}
