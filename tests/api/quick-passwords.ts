import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { vi } from 'vitest';
import type { PasswordClaim } from '../../server/passwords/estimate.ts';

/**
 * Passwords are hashed at once here. The real hash takes a processor a tenth of a second, on purpose, and would be most
 * of what these tests do; tests/server/password-hash.test.ts looks at it, and the browser's tests sign in with it.
 */
const shared = globalThis as { hashing?: { pause?: () => Promise<void> } };
shared.hashing ??= {};

/** Has passwords wait once they have been compared, as on a busy machine. The server's modules outlive a file of tests. */
export const { hashing } = shared as Required<typeof shared>;

vi.mock('better-auth/crypto', async (original) => {
  const hashed = (password: string, salt: string) =>
    createHash('sha256')
      .update(`${salt}${password.normalize('NFKC')}`)
      .digest();
  return {
    ...(await original<typeof import('better-auth/crypto')>()),
    hashPassword: async (password: string) => {
      const salt = randomBytes(16).toString('hex');
      return `${salt}:${hashed(password, salt).toString('hex')}`;
    },
    verifyPassword: async ({ hash, password }: { hash: string; password: string }) => {
      const [salt = '', key = ''] = hash.split(':');
      const isRight = timingSafeEqual(Buffer.from(key, 'hex'), hashed(password, salt));
      await (globalThis as typeof shared).hashing?.pause?.();
      return isRight;
    },
  };
});

/** What tests sign up with. */
const HARD_TO_GUESS =
  /^((four blue|five green|six white) threads|correct horse battery|another horse altogether)$/;

/**
 * That these are no weak passwords is known; the thread with its dictionaries says it of the others, and the tests of
 * `server/passwords/` of these, too.
 */
vi.mock('../../server/passwords/strength.ts', async (original) => {
  const real = await original<typeof import('../../server/passwords/strength.ts')>();
  return {
    ...real,
    refuseWeak: async (claim: PasswordClaim) => {
      if (!HARD_TO_GUESS.test(claim.password)) await real.refuseWeak(claim);
    },
  };
});
