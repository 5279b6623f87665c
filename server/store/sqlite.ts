import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { retryWhileBusy, SqliteDriver } from './sqlite-driver.ts';
import { SQLITE } from './sqlite-failure.ts';

/**
 * Opens a SQLite file, as a dialect for Kysely. What is committed is on the disk: the write-ahead log is synced with
 * every commit. What is deleted is overwritten, so that it cannot be read in the file's free pages.
 */
export async function openSqlite(file: string): Promise<Dialect> {
  // SQLite's own way to wait for other processes stops this one.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // The file's first turn to the write-ahead log needs it alone, and so does another program that has just ended.
    await retryWhileBusy(() => {
      database.exec(`
        pragma journal_mode = wal;
        pragma synchronous = full;
        pragma foreign_keys = on;
        pragma secure_delete = on;
      `);
      refuseDamage(database);
    });
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    createAdapter: () => new OneHandle(),
    createDriver: () => new SqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Has SQLite look through the file: what is damaged is better known before the first visitor comes. */
function refuseDamage(database: DatabaseSync): void {
  const verdict = database.prepare('pragma quick_check(1)').get()?.['quick_check'];
  if (verdict === 'ok') return;
  throw Object.assign(new Error(String(verdict).replace(/\s+/g, ' ')), { errcode: SQLITE.CORRUPT });
}

/** The driver keeps transactions apart by itself; Kysely's lock around it would have those wait who need not. */
class OneHandle extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}
