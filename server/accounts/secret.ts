import { randomBytes } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { ConfigError } from '../config.ts';
import type { Store } from '../store/database.ts';
import type { SecretKey } from './secret-key.ts';

const NAME = 'auth-secret';
/** What a sealed value begins with; until version 2026-11-23 the secret stood there as it was. */
const SEALED = 'sealed:';

/**
 * The secret that signs, and encrypts second factors: made once for a database, so that all its servers
 * have the same, and kept in it sealed with the key.
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
