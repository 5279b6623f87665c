import { Refusal } from '../../contract/api/messages.ts';
import { COLLECTION_ITEMS_MAX } from '../../contract/api/saved.ts';
import { withAccountLock } from './account-lock.ts';
import { collectionOf } from './collections.ts';
import type { Store } from './database.ts';
import type { Db } from './schema.ts';

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
      .where('id', '=', item)
      .where('userId', '=', userId)
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
    if (before !== place) {
      const others = places.filter(({ id }) => id !== place);
      const at = before === null ? others.length : others.findIndex(({ id }) => id === before);
      if (at < 0) return undefined;
      const moved = places.filter(({ id }) => id === place);
      await renumber(transaction, others.toSpliced(at, 0, ...moved));
    }
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
export function takeOut(store: Store, userId: number, place: number) {
  return withAccountLock(store, userId, async (transaction) => {
    const collectionId = await collectionWith(transaction, userId, place);
    if (collectionId === undefined) return undefined;
    await transaction.deleteFrom('collectionItem').where('id', '=', place).execute();
    return collectionOf(transaction, userId, collectionId);
  });
}
