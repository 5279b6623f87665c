import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** What somebody has saved of the site, and what they have made of it; moments are ISO 8601. */
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
  return {
    saved: saved.map((row) => ({
      ...row,
      savedAt: iso(row.savedAt),
      removedAt: row.removedAt === null ? null : iso(row.removedAt),
    })),
    collections: collections.map((row) => ({
      ...row,
      createdAt: iso(row.createdAt),
      sharedAt: row.sharedAt === null ? null : iso(row.sharedAt),
      saved: places.filter((each) => each.collectionId === row.id).map((each) => each.savedItemId),
    })),
  };
}

const iso = (moment: number) => new Date(moment).toISOString();
