import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { type Config, ConfigError, SECRET_KEY_MIN } from '../config.ts';
import type { Store } from '../store/database.ts';

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

const NAME = 'auth-secret';
/** What a sealed value begins with; until version 2026-11-23 the secret stood there as it was. */
const SEALED = 'sealed:';

/**
 * The secret that signs, and encrypts second factors: made once for a database, so that all its servers have the same,
 * and kept in it sealed with the key.
 * @throws ConfigError when the key is not there any more, or is another one
 */
export async function sharedSecret({ db }: Store, key: SecretKey): Promise<string> {
  const stored = () =>
    db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
  const seal = async (secret: string) =>
    SEALED + (await symmetricEncrypt({ key: key.readOrMake(), data: secret }));

  const before = (await stored())?.value;
  if (before === undefined) {
    await db
      .insertInto('setting')
      .values({ name: NAME, value: await seal(randomBytes(32).toString('base64url')) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  } else if (!before.startsWith(SEALED)) {
    await db
      .updateTable('setting')
      .set({ value: await seal(before) })
      .where('name', '=', NAME)
      .where('value', '=', before)
      .execute();
  }
  return unseal((await stored())?.value ?? '', key);
}

async function unseal(value: string, key: SecretKey): Promise<string> {
  const opener = key.read();
  if (opener === undefined) {
    throw new ConfigError(
      `SECRET_KEY_FILE: ${key.source} is not there, and the database was sealed with it: put it back (docs/operations.md says what to do when it is lost).`,
    );
  }
  try {
    return await symmetricDecrypt({ key: opener, data: value.slice(SEALED.length) });
  } catch {
    throw new ConfigError(
      `The key in ${key.source} is not the one that the database was sealed with: put that one back (docs/operations.md says what to do when it is lost).`,
    );
  }
}
