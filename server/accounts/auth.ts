import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { bearer, twoFactor } from 'better-auth/plugins';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contract/api/fields.ts';
import { FIRST_LANG } from '../../contract/lang.ts';
import type { Store } from '../store/database.ts';
import { hashQueue } from './hash-queue.ts';
import { RESET_PREFIX, VERIFY_PREFIX } from './links.ts';
import { REFRESH_AFTER, SESSION_TTL } from './sessions.ts';

/**
 * Sets Better Auth up on our database. It is used as a library alone: its own routes are not served,
 * no cookie of its is ever sent or read, and mail goes through our outbox.
 */
export async function makeAuth(store: Store, { name, url }: { name: string; url: URL }) {
  const queue = hashQueue();
  return betterAuth({
    appName: name,
    baseURL: url.origin,
    secret: await sharedSecret(store),
    telemetry: { enabled: false },
    // What it would log are failed logins, with our own line for each request beside them.
    logger: { disabled: true },
    database: { db: store.db, type: store.engine },
    advanced: {
      database: { generateId: 'serial' },
      // An address is personal data, and nobody here reads it.
      ipAddress: { disableIpTracking: true },
    },
    // Limits are ours (limits.ts).
    rateLimit: { enabled: false },
    session: { expiresIn: SESSION_TTL, updateAge: REFRESH_AFTER },
    // Whoever reads the database, or a copy of it, must not be able to follow the links in people's mails.
    verification: {
      storeIdentifier: {
        default: 'plain',
        overrides: { [RESET_PREFIX]: 'hashed', [VERIFY_PREFIX]: 'hashed' },
      },
    },
    user: {
      additionalFields: {
        username: { type: 'string', required: true, input: false },
        firstName: { type: 'string', required: true, input: false },
        lastName: { type: 'string', required: true, input: false },
        role: { type: 'string', required: true, input: false, defaultValue: 'customer' },
        lang: { type: 'string', required: true, input: false, defaultValue: FIRST_LANG },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: {
        hash: (password) => queue(() => hashPassword(password)),
        verify: (claim) => queue(() => verifyPassword(claim)),
      },
    },
    plugins: [
      bearer(),
      twoFactor({ issuer: name, backupCodeOptions: { storeBackupCodes: 'encrypted' } }),
    ],
  });
}

export type Auth = Awaited<ReturnType<typeof makeAuth>>;

/** The secret that signs and encrypts; made once for a database, so that all its servers have the same. */
async function sharedSecret({ db }: Store): Promise<string> {
  const name = 'auth-secret';
  await db
    .insertInto('setting')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
