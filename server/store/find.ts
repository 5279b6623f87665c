import type { SelectQueryBuilder } from 'kysely';
import type { Db, Tables } from './schema.ts';

/** Returns an account by its ID, its address or both; undefined if there is none. */
export const findUser = (db: Db, by: { id?: number; email?: string }) =>
  db
    .selectFrom('user')
    .selectAll()
    .where(({ and }) => and(by))
    .executeTakeFirst();

/** Returns a lead; undefined if it does not exist or has been erased. */
export const findLead = (db: Db, id: number | null) =>
  db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns the number of rows that a query finds. */
export async function countRows<Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = query.clearSelect().select(({ fn }) => fn.countAll().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}
