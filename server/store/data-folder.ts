import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';

/** What we write to the folder: the database with what SQLite lays beside it, the lock, mails, and files of messages. */
const OURS = /^(?:lailoom\.|outbox$|attachments$)/;

/**
 * Makes the folder for the data, if there is none, for the user who runs the server alone, whatever the umask. One
 * that holds other things, too, keeps its mode: other users may have business there.
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
