import { createHash, randomBytes } from 'node:crypto';
import type { Store } from './database.ts';

/** The number of random bytes in a link: too many to guess, so a plain hash of them is enough. */
const BYTES = 24;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Replaces the link to a collection, if there is one, and returns its token, which is not stored. */
export async function shareCollection({ db }: Store, userId: number, id: number) {
  const token = randomBytes(BYTES).toString('base64url');
  const now = Date.now();
  const { numUpdatedRows } = await db
    .updateTable('collection')
    .set({ sharedAt: now, shareHash: hashToken(token) })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { token, sharedAt: new Date(now).toISOString() } : undefined;
}

/** Withdraws the link to a collection. */
export async function withdrawShare({ db }: Store, userId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collection')
    .set({ sharedAt: null, shareHash: null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the collection of a link, without data about its owner; undefined for an invalid link. */
export async function readShared({ db }: Store, token: string) {
  const collection = await db
    .selectFrom('collection')
    .select(['id', 'name', 'note'])
    .where('shareHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!collection) return undefined;
  const items = await db
    .selectFrom('collectionItem')
    .innerJoin('savedItem', 'savedItem.id', 'savedItemId')
    .select(['kind', 'thing'])
    .where('collectionId', '=', collection.id)
    .where('removedAt', 'is', null)
    .orderBy('position')
    .execute();
  return { name: collection.name, note: collection.note, items };
}
