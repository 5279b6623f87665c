import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Config, ConfigError, SECRET_KEY_MIN } from '../config.ts';

/** The key that seals secrets in the database, so that the database alone, or a copy of it, gives none away. */
export interface SecretKey {
  /**
   * The key; undefined when there is none yet.
   * @throws ConfigError when its file cannot be read, or holds no key
   */
  read: () => string | undefined;
  /**
   * The key, made now if there is none yet.
   * @throws ConfigError when its file cannot be read or written
   */
  readOrMake: () => string;
  /** Where it comes from, for the person who starts the server. */
  source: string;
}

/** The key that the environment holds, or names the file of. */
export function secretKeyOf({ secretKey, secretKeyFile }: Config): SecretKey {
  if (secretKey !== undefined) {
    return { read: () => secretKey, readOrMake: () => secretKey, source: 'SECRET_KEY' };
  }
  const read = () => readKey(secretKeyFile);
  return { read, readOrMake: () => read() ?? makeKey(secretKeyFile), source: secretKeyFile };
}

function readKey(file: string): string | undefined {
  let key: string;
  try {
    key = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ConfigError(`SECRET_KEY_FILE: ${file} cannot be read: ${(error as Error).message}.`);
  }
  if (key.length >= SECRET_KEY_MIN) return key;
  throw new ConfigError(
    `SECRET_KEY_FILE: what ${file} holds is shorter than ${SECRET_KEY_MIN} characters.`,
  );
}

/** Makes the file, whole or not at all: of two servers that start at once, both get the key of the first. */
function makeKey(file: string): string {
  const part = `${file}.${process.pid}.part`;
  try {
    writeToDisk(part, `${randomBytes(32).toString('base64url')}\n`);
    try {
      linkSync(part, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    syncFolder(dirname(file));
  } catch (error) {
    throw new ConfigError(
      `SECRET_KEY_FILE: ${file} cannot be made: ${(error as Error).message}. Name a file elsewhere, or set SECRET_KEY.`,
    );
  } finally {
    rmSync(part, { force: true });
  }
  return readKey(file) as string;
}

/** Writes a file that only its owner can read. It is on the disk before anything is sealed with what it holds. */
function writeToDisk(file: string, text: string): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
