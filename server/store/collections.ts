import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { Refusal } from '../../contract/api/messages.ts';
import {
  COLLECTION_ITEMS_MAX,
  COLLECTIONS_MAX,
  type Collection,
  type collectionBody,
  type collectionChange,
} from '../../contract/api/saved.ts';
import { movedBefore } from '../../contract/moved-before.ts';
import { withAccountLock } from './account-lock.ts';
import type { Store } from './database.ts';
import { countRows } from './find.ts';
import { hashOf } from './hash.ts';
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
async function collectionOf(db: Db, userId: number, id: number) {
  const row = await db
    .selectFrom('collection')
    .selectAll()
    .where(({ and }) => and({ id, userId }))
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
    .where(({ and }) => and({ id, userId }))
    .execute();
  return collectionOf(db, userId, id);
}

/** Removes a collection of an account; returns whether it existed. */
export function removeCollection(store: Store, userId: number, id: number): Promise<boolean> {
  return withAccountLock(store, userId, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('collection')
      .where(({ and }) => and({ id, userId }))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

/**
 * Adds a saved item to the end of a collection of the same account, unless it is already there.
 * @returns the collection; undefined when either does not exist
 * @throws Refusal `full` when it is full
 */
export function collect(store: Store, userId: number, collectionId: number, item: number) {
  return withAccountLock(store, userId, async (transaction) => {
    const collection = await collectionOf(transaction, userId, collectionId);
    const saved = await transaction
      .selectFrom('savedItem')
      .select('id')
      .where(({ and }) => and({ id: item, userId }))
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    if (!collection || !saved) return undefined;
    if (collection.items.some((place) => place.item === item)) return collection;
    const places = await selectAllPlaces(transaction, collectionId);
    if (places.length >= COLLECTION_ITEMS_MAX) throw new Refusal('full');
    const position = (places.at(-1)?.position ?? 0) + 1;
    await transaction
      .insertInto('collectionItem')
      .values({ collectionId, savedItemId: item, position })
      .execute();
    return collectionOf(transaction, userId, collectionId);
  });
}

/** Returns the places of all items in a collection, including removed ones that can be restored. */
const selectAllPlaces = (db: Db, collectionId: number) =>
  db
    .selectFrom('collectionItem')
    .select(['id', 'position'])
    .where('collectionId', '=', collectionId)
    .orderBy('position')
    .execute();

/** Returns the account's collection with a place; undefined when it is not theirs. */
async function collectionWith(db: Db, userId: number, place: number) {
  const row = await db
    .selectFrom('collectionItem')
    .innerJoin('collection', 'collection.id', 'collectionId')
    .select('collectionId')
    .where('collectionItem.id', '=', place)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.collectionId;
}

/**
 * Moves an item within its collection.
 * @param before the place that it is moved in front of; null for the end
 * @returns the collection; undefined when either place does not exist
 */
export function moveCollected(store: Store, userId: number, place: number, before: number | null) {
  return withAccountLock(store, userId, async (transaction) => {
    const collectionId = await collectionWith(transaction, userId, place);
    if (collectionId === undefined) return undefined;
    const places = await selectAllPlaces(transaction, collectionId);
    const moved = movedBefore(places, place, before);
    if (!moved) return undefined;
    if (before !== place) await renumber(transaction, moved);
    return collectionOf(transaction, userId, collectionId);
  });
}

/** Gives places the positions of their order; writes only those that change. */
async function renumber(db: Db, places: readonly { id: number; position: number }[]) {
  for (const [index, { id, position }] of places.entries()) {
    if (position === index + 1) continue;
    await db
      .updateTable('collectionItem')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** Removes an item from its collection and returns that, if the place exists. */
export function removeItem(store: Store, userId: number, place: number) {
  return withAccountLock(store, userId, async (transaction) => {
    const collectionId = await collectionWith(transaction, userId, place);
    if (collectionId === undefined) return undefined;
    await transaction.deleteFrom('collectionItem').where('id', '=', place).execute();
    return collectionOf(transaction, userId, collectionId);
  });
}

/** Replaces the link to a collection, if there is one, and returns its token, which is not stored. */
export async function shareCollection({ db }: Store, userId: number, id: number) {
  const token = randomBytes(24).toString('base64url');
  const now = Date.now();
  const { numUpdatedRows } = await db
    .updateTable('collection')
    .set({ sharedAt: now, shareHash: hashOf(token) })
    .where(({ and }) => and({ id, userId }))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { token, sharedAt: new Date(now).toISOString() } : undefined;
}

/** Withdraws the link to a collection. */
export async function withdrawShare({ db }: Store, userId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collection')
    .set({ sharedAt: null, shareHash: null })
    .where(({ and }) => and({ id, userId }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the collection of a link, without data about its owner; undefined for an invalid link. */
export async function readShared({ db }: Store, token: string) {
  const collection = await db
    .selectFrom('collection')
    .select(['id', 'name', 'note'])
    .where('shareHash', '=', hashOf(token))
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
