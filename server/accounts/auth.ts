import { betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { bearer, twoFactor } from 'better-auth/plugins';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contract/api/fields.ts';
import { FIRST_LANG } from '../../contract/lang.ts';
import { caller, workQueue } from '../limits/work-queue.ts';
import type { Store } from '../store/database.ts';
import { internationalEmails } from './international-emails.ts';
import { type SecretKey, sharedSecret } from './secret-key.ts';
import { hashedSessionTokens } from './session-tokens.ts';
import { REFRESH_AFTER, SESSION_TTL } from './sessions.ts';

/** The prefix of the key that Better Auth stores a reset link under; the token follows it. */
export const RESET_PREFIX = 'reset-password:';
export const VERIFY_PREFIX = 'verify-email:';

/** The maximum number of passwords waiting to be hashed, in total and per address. */
const WAITING_MAX = 500;
const WAITING_MAX_PER_ADDRESS = 20;

/**
 * Sets up Better Auth on our database. It is used only as a library: its routes are not served, it neither sets nor
 * reads cookies, and its mail goes through our outbox.
 * @throws ConfigError when the database was encrypted with another key
 */
export async function createAuth(
  store: Store,
  { name, url, key }: { name: string; url: URL; key: SecretKey },
) {
  const queue = workQueue({ maxWaiting: WAITING_MAX, maxWaitingPerKey: WAITING_MAX_PER_ADDRESS });
  const queued = <Result>(work: () => Promise<Result>) => {
    const { address: key = '', signal } = caller.getStore() ?? {};
    return queue(work, { key, ...(signal && { signal }) });
  };
  return betterAuth({
    appName: name,
    baseURL: url.origin,
    secret: await sharedSecret(store, key),
    telemetry: { enabled: false },
    // It would log failed logins, which our request log already contains.
    logger: { disabled: true },
    database: { db: store.db, type: store.engine },
    advanced: {
      database: { generateId: 'serial' },
      // IP addresses are personal data, and no code here reads them.
      ipAddress: { disableIpTracking: true },
    },
    // We have our own rate limits (limits.ts).
    rateLimit: { enabled: false },
    session: { expiresIn: SESSION_TTL, updateAge: REFRESH_AFTER },
    // Anyone who reads the database or a copy of it must not be able to follow the links in people's mails.
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
        hash: (password) => queued(() => hashPassword(password)),
        verify: (claim) => queued(() => verifyPassword(claim)),
      },
    },
    plugins: [
      hashedSessionTokens(),
      internationalEmails(),
      bearer(),
      twoFactor({
        issuer: name,
        backupCodeOptions: { storeBackupCodes: 'encrypted' },
        // Our own limit counts before a code is checked and lets known devices through (limits.ts).
        accountLockout: { enabled: false },
      }),
    ],
  });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;
