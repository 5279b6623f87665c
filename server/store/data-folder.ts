import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy, StoreError, sqliteFailure } from './failures.ts';

/** The file of the SQLite database. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'lailoom.db');

/** What we write to the folder: the database with what SQLite lays beside it, the lock, mails, and files of messages. */
const OURS = /^(?:lailoom\.|outbox$|attachments$)/;

/**
 * Makes the folder for the data, if there is none, for the user who runs the server alone, whatever the umask. One that
 * holds other things, too, keeps its mode: other users may have business there.
 */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (readdirSync(dataDir).every((name) => OURS.test(name))) restrict(dataDir, 0o700);
}

/** Makes an empty file, if there is none, that only its owner can read. What SQLite lays beside a database has its mode. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  restrict(file, 0o600);
}

/** A volume that belongs to another user, and lets us write, keeps the mode that they gave it. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

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
