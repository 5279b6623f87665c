import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { vi } from 'vitest';
import type { PasswordClaim } from '../../server/passwords/estimate.ts';

/**
 * Replaces the password hash with a fast one. The real hash takes a tenth of a second of processor time on purpose and
 * would dominate these tests; tests/server/password-hash.test.ts covers it, and the browser tests sign in with it.
 */
const shared = globalThis as { hashing?: { pause?: () => Promise<void> } };
shared.hashing ??= {};

/** Makes passwords wait after being compared, as on a busy machine. The server’s modules outlive a file of tests. */
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

/** The passwords that tests sign up with. */
const HARD_TO_GUESS =
  /^((four blue|five green|six white) threads|correct horse battery|another horse altogether)$/;

/**
 * Accepts these passwords as strong without the dictionary thread, which judges all others. The tests of
 * `server/passwords/` cover it.
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
