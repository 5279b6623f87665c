import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { vi } from 'vitest';

/**
 * Passwords are hashed at once here. The real hash takes a processor a tenth of a second, on purpose, and would be most
 * of what these tests do; tests/server/password-hash.test.ts looks at it, and the browser's tests sign in with it.
 */
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
      return timingSafeEqual(Buffer.from(key, 'hex'), hashed(password, salt));
    },
  };
});
