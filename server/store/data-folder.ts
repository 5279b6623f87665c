import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy, StoreError, sqliteFailure } from './failures.ts';

/** The base names of the database and of the lock beside it: today's, and the one that earlier versions gave them. */
const NAME = 'site';
const EARLIER_NAME = 'lailoom';

/** Returns the base name of a folder's database. It keeps its name for as long as it exists, lock and WAL included. */
const nameIn = (dataDir: string) => {
  const has = (name: string) => existsSync(join(dataDir, `${name}.db`));
  return has(EARLIER_NAME) && !has(NAME) ? EARLIER_NAME : NAME;
};

/** Returns the path of the SQLite database. */
export const sqliteFile = (dataDir: string) => join(dataDir, `${nameIn(dataDir)}.db`);

/** The files that we write to the folder: SQLite's, the lock, mails and attachments. */
const OUR_FILES = /^(?:(?:site|lailoom)\.|outbox$|attachments$)/;

/**
 * Creates the data folder if it does not exist, accessible only to the user who runs the server, whatever the umask. A
 * folder that contains other files keeps its mode, because other users may need access.
 */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (readdirSync(dataDir).every((name) => OUR_FILES.test(name))) restrict(dataDir, 0o700);
}

/** Creates an empty file that only its owner can read; SQLite gives the files beside it the same mode. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  restrict(file, 0o600);
}

/** A volume that belongs to another user but is writable keeps the mode that they gave it. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Referenced here so that garbage collection does not release the lock. */
let lockDatabase: DatabaseSync | undefined;

/**
 * Locks a folder's SQLite database for this server, because the state in its memory (rate limits) would be wrong with
 * two servers. It is an operating system lock on a file beside the database, and ends with the process in any case.
 * @throws StoreError in one line when another server has the lock
 */
export function acquireSingleInstanceLock(dataDir: string): void {
  const file = join(dataDir, `${nameIn(dataDir)}.lock`);
  try {
    makeDataFolder(dataDir);
    makePrivateFile(file);
    lockDatabase = new DatabaseSync(file, { timeout: 0 });
    lockDatabase.exec('begin exclusive');
  } catch (error) {
    throw new StoreError(
      isBusy(error)
        ? `Another server uses the database in ${dataDir}: stop it, or use Postgres for all servers (DATABASE_URL).`
        : sqliteFailure(error, sqliteFile(dataDir)),
    );
  }
}
