import { sql } from 'kysely';
import type { Store } from './database.ts';
import { LOCKS } from './locks.ts';
import { migrations } from './migrations.ts';
import { StoreError } from './open-failure.ts';

/**
 * Brings the tables up to date, in one transaction. Of several servers that start at once the first
 * does it and the others wait: SQLite has one writer, Postgres an advisory lock.
 * @throws StoreError when a newer version of this program has changed the database
 */
export async function migrate({ db, engine }: Pick<Store, 'db' | 'engine'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') {
      await sql`select pg_advisory_xact_lock(${LOCKS.migrate})`.execute(transaction);
    }
    await transaction.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('appliedAt', 'bigint', (column) => column.notNull())
      .execute();
    const rows = await transaction.selectFrom('migration').select('name').execute();
    const applied = new Set(rows.map(({ name }) => name));
    const known = new Set(migrations.map(({ name }) => name));
    const unknown = [...applied].find((name) => !known.has(name));
    if (unknown !== undefined) {
      throw new StoreError(
        `The database is newer than this version of Lailoom: it has "${unknown}". Start a newer version.`,
      );
    }
    for (const { name, up } of migrations) {
      if (applied.has(name)) continue;
      await up(transaction, engine);
      await transaction.insertInto('migration').values({ name, appliedAt: Date.now() }).execute();
    }
  });
}
