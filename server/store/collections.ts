import type { z } from 'zod';
import { Refusal } from '../../contract/api/messages.ts';
import {
  COLLECTIONS_MAX,
  type Collection,
  type collectionBody,
  type collectionChange,
} from '../../contract/api/saved.ts';
import { withAccountLock } from './account-lock.ts';
import type { Store } from './database.ts';
import { countRows } from './find.ts';
import { withIsoMoments } from './moments.ts';
import type { Db } from './schema.ts';

/** Returns the collections of an account, newest first. */
export async function readCollections({ db }: Store, userId: number): Promise<Collection[]> {
  const [collections, places] = await Promise.all([
    db
      .selectFrom('collection')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('id', 'desc')
      .execute(),
    selectPlaces(db)
      .innerJoin('collection', 'collection.id', 'collectionId')
      .where('collection.userId', '=', userId)
      .execute(),
  ]);
  const placesOf = Map.groupBy(places, ({ collectionId }) => collectionId);
  return collections.map((row) => ({ ...withIsoMoments(row), items: placesOf.get(row.id) ?? [] }));
}

/** Returns a collection of an account; undefined when it is not theirs or does not exist. */
export async function collectionOf(db: Db, userId: number, id: number) {
  const row = await db
    .selectFrom('collection')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const items = await selectPlaces(db).where('collectionId', '=', id).execute();
  return { ...withIsoMoments(row), items };
}

/** Returns the items of collections, in order. Removed items that can be restored are hidden. */
const selectPlaces = (db: Db) =>
  db
    .selectFrom('collectionItem')
    .innerJoin('savedItem', 'savedItem.id', 'savedItemId')
    .select(['collectionItem.id', 'collectionItem.collectionId', 'savedItemId as item'])
    .where('savedItem.removedAt', 'is', null)
    .orderBy('collectionItem.position');

/** Creates a collection, or throws the Refusal `full` when the account has the maximum number. */
export function makeCollection(
  store: Store,
  userId: number,
  { name, note }: z.output<typeof collectionBody>,
): Promise<Collection> {
  return withAccountLock(store, userId, async (transaction) => {
    const own = transaction.selectFrom('collection').where('userId', '=', userId);
    if ((await countRows(own)) >= COLLECTIONS_MAX) throw new Refusal('full');
    const row = await transaction
      .insertInto('collection')
      .values({ userId, name, note, createdAt: Date.now(), sharedAt: null, shareHash: null })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...withIsoMoments(row), items: [] };
  });
}

/** Changes the name or the note of a collection. */
export async function changeCollection(
  { db }: Store,
  userId: number,
  id: number,
  { name, note }: z.output<typeof collectionChange>,
): Promise<Collection | undefined> {
  await db
    .updateTable('collection')
    .set({ ...(name !== undefined && { name }), ...(note !== undefined && { note }) })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute();
  return collectionOf(db, userId, id);
}

/** Removes a collection of an account; returns whether it existed. */
export function removeCollection(store: Store, userId: number, id: number): Promise<boolean> {
  return withAccountLock(store, userId, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('collection')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}
