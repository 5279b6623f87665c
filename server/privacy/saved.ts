import type { Kysely } from 'kysely';
import { isoOf, isoOrNull } from '../store/moments.ts';
import type { Tables } from '../store/schema.ts';

/** What an account has saved of the site, and its collections; moments are ISO 8601. */
export interface SavedData {
  saved: object[];
  collections: object[];
}

/** Gathers what an account has saved. What was removed a moment ago is kept, too. */
export async function exportSaved(db: Kysely<Tables>, userId: number): Promise<SavedData> {
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
    saved: saved.map((row) => ({
      ...row,
      savedAt: isoOf(row.savedAt),
      removedAt: isoOrNull(row.removedAt),
    })),
    collections: collections.map((row) => ({
      ...row,
      createdAt: isoOf(row.createdAt),
      sharedAt: isoOrNull(row.sharedAt),
      saved: (byCollection.get(row.id) ?? []).map(({ savedItemId }) => savedItemId),
    })),
  };
}
