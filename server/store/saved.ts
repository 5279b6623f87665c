import type { z } from 'zod';
import { Refusal } from '../../contract/api/messages.ts';
import {
  SAVED_MAX,
  type SavedItem,
  type SiteItem,
  type savedQuery,
} from '../../contract/api/saved.ts';
import { withAccountLock } from './account-lock.ts';
import type { Store } from './database.ts';
import { countRows } from './find.ts';
import { withIsoMoments } from './moments.ts';

/** Returns the saved items of an account, newest first, optionally only those of one kind, or a single one. */
export async function readSaved(
  { db }: Store,
  userId: number,
  { kind, thing }: z.output<typeof savedQuery>,
): Promise<SavedItem[]> {
  let query = db
    .selectFrom('savedItem')
    .selectAll()
    .where('userId', '=', userId)
    .where('removedAt', 'is', null);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (thing !== undefined) query = query.where('thing', '=', thing);
  const rows = await query.orderBy('savedAt', 'desc').orderBy('id', 'desc').execute();
  return rows.map(withIsoMoments);
}

/**
 * Saves an item for an account, unless it is already saved. A removed item that can be restored is restored, also in
 * its collections.
 * @throws Refusal `full` when the account has the maximum number
 */
export function save(store: Store, userId: number, { kind, thing }: SiteItem): Promise<SavedItem> {
  return withAccountLock(store, userId, async (transaction) => {
    const known = await transaction
      .selectFrom('savedItem')
      .selectAll()
      .where(({ and }) => and({ userId, kind }))
      .where('thing', '=', thing)
      .executeTakeFirst();
    if (known?.removedAt === null) return withIsoMoments(known);
    const own = transaction.selectFrom('savedItem').where('userId', '=', userId);
    if ((await countRows(own.where('removedAt', 'is', null))) >= SAVED_MAX) {
      throw new Refusal('full');
    }
    const back =
      known &&
      (await transaction
        .updateTable('savedItem')
        .set({ removedAt: null })
        .where('id', '=', known.id)
        .returningAll()
        .executeTakeFirst());
    if (back) return withIsoMoments(back);
    const added = await transaction
      .insertInto('savedItem')
      .values({ userId, kind, thing, savedAt: Date.now(), removedAt: null })
      .returningAll()
      .executeTakeFirstOrThrow();
    return withIsoMoments(added);
  });
}

/**
 * Removes a saved item of an account. It can be restored until another one is removed, for up to a day
 * (`retention.ts`).
 * @returns whether it existed
 */
export function unsave(store: Store, userId: number, id: number): Promise<boolean> {
  return withAccountLock(store, userId, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('savedItem')
      .set({ removedAt: Date.now() })
      .where(({ and }) => and({ id, userId }))
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .deleteFrom('savedItem')
      .where('userId', '=', userId)
      .where('removedAt', 'is not', null)
      .where('id', '!=', id)
      .execute();
    return true;
  });
}
