import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeDataFolder, makePrivateFile } from './data-folder.ts';
import { sqliteFile } from './database.ts';
import { StoreError, sqliteFailure } from './open-failure.ts';
import { isBusy } from './sqlite-failure.ts';

/** Kept from the garbage collector, which would let go of the lock. */
let held: DatabaseSync | undefined;

/**
 * Takes a folder's SQLite database for this server alone: what it keeps in its memory (rate limits) would be wrong with
 * two. The lock is the operating system's, on a file beside the database, and ends with the process however that ends.
 * @throws StoreError in one line when another server has it
 */
export function acquireSingleInstanceLock(dataDir: string): void {
  const file = join(dataDir, 'lailoom.lock');
  try {
    makeDataFolder(dataDir);
    makePrivateFile(file);
    held = new DatabaseSync(file, { timeout: 0 });
    held.exec('begin exclusive');
  } catch (error) {
    throw new StoreError(
      isBusy(error)
        ? `Another server uses the database in ${dataDir}: stop it, or give all of them a Postgres (DATABASE_URL).`
        : sqliteFailure(error, sqliteFile(dataDir)),
    );
  }
}
