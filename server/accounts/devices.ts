import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/database.ts';
import { findUser } from '../store/find.ts';
import type { Auth } from './auth.ts';
import { storedHash } from './credentials.ts';

/** The time for which a device stays known, in seconds. */
const KNOWN_FOR = 180 * 24 * 60 * 60;
/** The cookie that identifies a known device. */
const COOKIE_PATTERN = /(?:^|; ?)device=([\w-]{22})\.(\d{1,12})\.([\w-]{43})(?:;|$)/;

/**
 * The devices on which an account has signed in before, or set its password by a link. A cookie on each device says so
 * and nothing else: it grants no access, but its attempts are counted separately, so that a stranger cannot use up the
 * owner's attempts. A new password invalidates all cookies
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies).
 */
export function deviceService({ db }: Store, auth: Auth, https: boolean) {
  /** Returns the signature for an account in its current state; undefined if no account has this address. */
  const sign = async (email: string, id: string, issued: string): Promise<Buffer | undefined> => {
    const user = await findUser(db, { email });
    const hash = user && (await storedHash(db, user.id));
    return hash === undefined
      ? undefined
      : createHmac('sha256', (await auth.$context).secret)
          .update(`device ${id} ${issued} ${email} ${hash}`)
          .digest();
  };

  return {
    /** Returns the device ID from a Cookie header if the device is known for this account. */
    known: async (cookies: string | undefined, email: string): Promise<string | undefined> => {
      const [, id = '', issued = '', signature = ''] = COOKIE_PATTERN.exec(cookies ?? '') ?? [];
      if (id === '' || Number(issued) + KNOWN_FOR < Date.now() / 1000) return undefined;
      const expected = await sign(email, id, issued);
      if (expected === undefined) return undefined;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), expected) ? id : undefined;
    },

    /**
     * Returns the Set-Cookie header that makes a device known for an account until its password changes. Browsers send
     * the cookie only to `/api/login`.
     */
    cookie: async (email: string): Promise<string> => {
      const id = randomBytes(16).toString('base64url');
      const issued = String(Math.floor(Date.now() / 1000));
      const signature = ((await sign(email, id, issued)) ?? randomBytes(32)).toString('base64url');
      const secure = https ? '; Secure' : '';
      return `device=${id}.${issued}.${signature}; Path=/api/login; Max-Age=${KNOWN_FOR}; HttpOnly; SameSite=Strict${secure}`;
    },
  };
}
