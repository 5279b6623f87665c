import { type ColumnDefinitionBuilder, type CreateTableBuilder, sql } from 'kysely';
import type { Db, DbTransaction, Engine } from './schema.ts';

type Type = 'text' | 'integer' | 'bigint' | 'timestamptz' | 'boolean';
type AnyTable = CreateTableBuilder<string, string>;
export type Define = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** A table with an auto-incremented ID that is never reused. */
export function table(db: Db, engine: Engine, name: string): AnyTable {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    );
}

/** Adds columns of one kind to a table. */
const columns =
  (type: Type, names: readonly string[], define: Define = (column) => column) =>
  (created: AnyTable): AnyTable =>
    names.reduce((table, name) => table.addColumn(name, type, define), created);

/** Adds columns that always have a value. */
export const filled = (type: Type, ...names: string[]) =>
  columns(type, names, (column) => column.notNull());

/** Adds columns that may be null. */
export const nullable = (type: Type, ...names: string[]) => columns(type, names);

/** Adds the column with the row that a row belongs to, and is removed with. */
export const owner = (name: string, of: string, define: Define = (column) => column.notNull()) =>
  columns('integer', [name], (column) => define(column).references(of).onDelete('cascade'));

/** Adds the column with the account that a row belongs to. */
export const ownerAccount = owner('userId', 'user.id');

/** Creates an index, of all rows or of those that match a condition. */
export async function index(
  db: Db,
  name: string,
  on: string,
  columns: readonly string[],
  where?: string,
): Promise<void> {
  const created = db.schema
    .createIndex(name)
    .on(on)
    .columns([...columns]);
  await (where ? created.where(sql.raw<boolean>(where)) : created).execute();
}

/** Adds texts to a table; they are empty for existing rows, unless they have another default. */
export async function addTexts(
  db: DbTransaction,
  name: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  // One at a time, because SQLite cannot add several at once.
  for (const [text, first] of Object.entries(texts)) {
    await db.schema
      .alterTable(name)
      .addColumn(text, 'text', (column) => column.notNull().defaultTo(first))
      .execute();
  }
}
