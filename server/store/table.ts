import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Store } from './database.ts';
import type { Tables } from './schema.ts';

/** A table whose id counts upwards; an id is never given twice. */
export function table<Name extends string>(
  db: Kysely<Tables>,
  engine: Store['engine'],
  name: Name,
): CreateTableBuilder<Name, 'id'> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    );
}
