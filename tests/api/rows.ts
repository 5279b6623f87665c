import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Store } from '../../server/store/database.ts';
import type { Tables } from '../../server/store/schema.ts';

type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

/** Returns the rows of a table with the given values, in the order of their IDs. */
export async function rowsOf<Name extends keyof Tables>(
  { db }: Store,
  table: Name,
  having: Partial<Row<Name>> = {},
): Promise<Row<Name>[]> {
  const rows = db.selectFrom(table as 'lead').where((where) => where.and(having));
  const found = await rows.selectAll().execute();
  return found.sort((one, other) => one.id - other.id) as object[] as Row<Name>[];
}

/** Returns the first row of a table with the given values. */
export async function rowOf<Name extends keyof Tables>(
  store: Store,
  table: Name,
  having: Partial<Row<Name>> = {},
): Promise<Row<Name>> {
  const [row] = await rowsOf(store, table, having);
  if (!row) throw new Error(`no such row: ${table}`);
  return row;
}

/** Changes the rows of a table with the given values. */
export async function change<Name extends keyof Tables>(
  { db }: Store,
  table: Name,
  to: Updateable<Tables[Name]>,
  having: Partial<Row<Name>> = {},
): Promise<void> {
  const rows = db.updateTable(table as 'lead').where((where) => where.and(having));
  await rows.set(to as object).execute();
}

/** Adds rows to a table and returns the ID of the first. */
export async function add<Name extends keyof Tables>(
  { db }: Store,
  table: Name,
  rows: Insertable<Tables[Name]> | Insertable<Tables[Name]>[],
): Promise<number> {
  const added = db.insertInto(table as 'lead').values(rows as Insertable<Tables['lead']>[]);
  return (await added.returningAll().executeTakeFirstOrThrow()).id;
}
