import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { attachmentFolder } from '../server/attachments/files.ts';
import { readConfig } from '../server/config.ts';
import { sqliteFile } from '../server/store/data-folder.ts';
import { CommandError, exitWith, type Outcome, outcomeOf } from './outcome.ts';

// npm run backup -- FILE: makes a consistent copy of the SQLite database while the server runs, and
// of the files attached to messages, in the folder FILE.attachments. Exits with 2 if the command is
// invalid and with 1 if the backup failed.

if (import.meta.main) {
  // Only the owner can read a copy.
  process.umask(0o077);
  exitWith(await backUp(process.argv.slice(2), process.env));
}

/** Makes a copy and reports its location. */
export function backUp([target, ...more]: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return outcomeOf(async () =>
    target === undefined || more.length > 0
      ? { code: 2, stderr: 'Usage: npm run backup -- FILE\n' }
      : { stdout: `${await copyTo(target, env)}\n` },
  );
}

async function copyTo(target: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { databaseUrl, dataDir } = readConfig(env);
  if (databaseUrl !== undefined) {
    throw new CommandError(
      `DATABASE_URL is set: use pg_dump --format=custom --file=FILE "$DATABASE_URL", then copy ${attachmentFolder(dataDir)}.`,
    );
  }
  const source = sqliteFile(dataDir);
  if (!existsSync(source)) throw new CommandError(`There is no database at ${source}.`);
  const files = `${target}.attachments`;
  refuseToReplace(target);
  refuseToReplace(files);

  // The target never contains a partial copy.
  const part = `${target}.${process.pid}.part`;
  let copied = 0;
  let missing = 0;
  try {
    await copy(source, part);
    const names = check(part);
    // After the database: the files that it refers to are complete by then and never change.
    copied = copyFiles(attachmentFolder(dataDir), names, `${part}.attachments`);
    missing = names.length - copied;
    // Some files may have been deleted after the database was copied, but never all of them.
    if (missing > 0 && copied === 0) {
      throw new Error(`none of ${filesOfMessages(missing)} is in ${attachmentFolder(dataDir)}`);
    }
    refuseToReplace(target);
    refuseToReplace(files);
    if (copied > 0) renameSync(`${part}.attachments`, files);
    renameSync(part, target);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`No backup was made: ${(error as Error).message}.`);
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal'])
      rmSync(`${part}${suffix}`, { force: true });
    rmSync(`${part}.attachments`, { recursive: true, force: true });
  }
  const megabytes = (statSync(target).size / 1e6).toFixed(1);
  const found = copied === 0 ? '' : ` In ${files}: ${filesOfMessages(copied)}.`;
  const lost = missing === 0 ? '' : ` Missing: ${filesOfMessages(missing)}.`;
  return `${source} was copied to ${target}: ${megabytes} MB, integrity checked.${found}${lost}`;
}

function filesOfMessages(count: number): string {
  return count === 1 ? '1 file of a message' : `${count} files of messages`;
}

function refuseToReplace(target: string): void {
  if (existsSync(target))
    throw new CommandError(`${target} already exists; it was left unchanged.`);
}

async function copy(source: string, part: string): Promise<void> {
  using database = new DatabaseSync(source, { timeout: 5000 });
  // A single transaction for the whole copy. Otherwise each write of the server would restart it.
  database.exec('begin; select 1 from migration limit 1');
  await backup(database, part);
  database.exec('rollback');
}

/** Turns the copy into a single file, has SQLite check it and returns the attached files that it refers to. */
function check(part: string): string[] {
  using database = new DatabaseSync(part);
  database.exec('pragma journal_mode = delete');
  const [result] = database.prepare('pragma integrity_check').all();
  const verdict = String(result?.['integrity_check']).replace(/\s+/g, ' ');
  if (verdict !== 'ok') throw new Error(`the copy is damaged (${verdict})`);
  // A server from before attachments may not have been restarted yet.
  const tables = database.prepare("select 1 from sqlite_master where name = 'attachment'").all();
  if (tables.length === 0) return [];
  return database
    .prepare('select file from attachment')
    .all()
    .map(({ file }) => String(file));
}

/** Copies the files that are still there, whose names are never reused, and returns their number. */
function copyFiles(from: string, names: readonly string[], to: string): number {
  let copied = 0;
  for (const name of names) {
    if (!existsSync(join(from, name))) continue;
    mkdirSync(to, { recursive: true });
    copyFileSync(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
    copied += 1;
  }
  return copied;
}
