import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { bearer, twoFactor } from 'better-auth/plugins';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contract/api/fields.ts';
import type { Store } from '../store/database.ts';

const DAY = 24 * 60 * 60;

/** For how long a link in a mail can be used, in seconds. */
export const RESET_TTL = 60 * 60;
export const VERIFY_TTL = DAY;

/**
 * Sets Better Auth up on our database. It is used as a library alone: its own routes are not served,
 * no cookie of its is ever sent or read, and mail goes through our outbox.
 */
export async function makeAuth(store: Store, { name, url }: { name: string; url: URL }) {
  return betterAuth({
    appName: name,
    baseURL: url.origin,
    secret: await sharedSecret(store),
    telemetry: { enabled: false },
    // What it would log are failed logins, with our own line for each request beside them.
    logger: { disabled: true },
    database: { db: store.db, type: store.engine },
    advanced: { database: { generateId: 'serial' } },
    // Limits are ours (limits.ts).
    rateLimit: { enabled: false },
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    user: {
      additionalFields: {
        username: { type: 'string', required: true, input: false },
        firstName: { type: 'string', required: true, input: false },
        lastName: { type: 'string', required: true, input: false },
        role: { type: 'string', required: true, input: false, defaultValue: 'customer' },
        lang: { type: 'string', required: true, input: false, defaultValue: 'en' },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_TTL,
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
