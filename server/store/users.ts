import type { Db } from './schema.ts';

/** Returns an account by its ID, its address or both; undefined if there is none. */
export const findUser = (db: Db, by: { id?: number; email?: string }) =>
  db
    .selectFrom('user')
    .selectAll()
    .where(({ and }) => and(by))
    .executeTakeFirst();
