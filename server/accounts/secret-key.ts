import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { type Config, ConfigError, SECRET_KEY_MIN } from '../config.ts';
import type { Store } from '../store/database.ts';

/** The key that encrypts secrets in the database, so that the database or a copy of it reveals none of them. */
export interface SecretKey {
  /**
   * Returns the key; undefined if there is none yet.
   * @throws ConfigError when its file cannot be read or contains no key
   */
  read: () => string | undefined;
  /**
   * Returns the key and creates it if there is none yet.
   * @throws ConfigError when its file cannot be read or written
   */
  readOrMake: () => string;
  /** The origin of the key, for the person who starts the server. */
  source: string;
}

/** Returns access to the key from the environment, or from the file that the environment names. */
export function secretKeyFrom({ secretKey, secretKeyFile }: Config): SecretKey {
  if (secretKey !== undefined) {
    return { read: () => secretKey, readOrMake: () => secretKey, source: 'SECRET_KEY' };
  }
  const read = () => readKey(secretKeyFile);
  return { read, readOrMake: () => read() ?? createKey(secretKeyFile), source: secretKeyFile };
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
    `SECRET_KEY_FILE: the key in ${file} is shorter than ${SECRET_KEY_MIN} characters.`,
  );
}

/** Creates the key file atomically: if two servers start at once, both get the first one's key. */
function createKey(file: string): string {
  const part = `${file}.${process.pid}.part`;
  try {
    // On the disk before anything is encrypted with it, and readable by its owner alone.
    const key = `${randomBytes(32).toString('base64url')}\n`;
    writeFileSync(part, key, { flag: 'wx', mode: 0o600, flush: true });
    try {
      linkSync(part, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    syncFolder(dirname(file));
  } catch (error) {
    throw new ConfigError(
      `SECRET_KEY_FILE: ${file} cannot be created: ${(error as Error).message}. Choose another file, or set SECRET_KEY.`,
    );
  } finally {
    rmSync(part, { force: true });
  }
  return readKey(file) as string;
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
/** The prefix of an encrypted value; until version 2026-11-23 secrets were stored in plain text. */
const ENCRYPTED_PREFIX = 'sealed:';

/**
 * Returns the secret that signs tokens and encrypts second factors. It is created once per database, so that all of its
 * servers share it, and is stored there encrypted with the key.
 * @throws ConfigError when the key is missing or is a different one
 */
export async function sharedSecret({ db }: Store, key: SecretKey): Promise<string> {
  const stored = () =>
    db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
  const encrypt = async (secret: string) =>
    ENCRYPTED_PREFIX + (await symmetricEncrypt({ key: key.readOrMake(), data: secret }));

  const before = (await stored())?.value;
  if (before === undefined) {
    await db
      .insertInto('setting')
      .values({ name: NAME, value: await encrypt(randomBytes(32).toString('base64url')) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  } else if (!before.startsWith(ENCRYPTED_PREFIX)) {
    await db
      .updateTable('setting')
      .set({ value: await encrypt(before) })
      .where(({ and }) => and({ name: NAME, value: before }))
      .execute();
  }
  return decrypt((await stored())?.value ?? '', key);
}

async function decrypt(value: string, key: SecretKey): Promise<string> {
  const currentKey = key.read();
  if (currentKey === undefined) {
    throw new ConfigError(
      `SECRET_KEY_FILE: ${key.source} is missing, and the database is encrypted with it: restore it (docs/operations.md explains what to do if it is lost).`,
    );
  }
  try {
    return await symmetricDecrypt({ key: currentKey, data: value.slice(ENCRYPTED_PREFIX.length) });
  } catch {
    throw new ConfigError(
      `The key in ${key.source} is not the one that the database is encrypted with: restore that one (docs/operations.md explains what to do if it is lost).`,
    );
  }
}
