import { Refusal } from '../../contract/api/messages.ts';
import { withArabicDigits } from '../../contract/telephone.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import { findUser } from '../store/find.ts';
import { hashOf } from '../store/hash.ts';
import type { DbTransaction } from '../store/schema.ts';
import type { Auth } from './auth.ts';
import { expectStillAuthorised, signInUnlessChanged, storedHash } from './credentials.ts';
import { revokeChallenges, revokeLinks } from './links.ts';
import { notifyOwner } from './notify-owner.ts';
import { type passwordService, wrongPassword } from './passwords.ts';
import { beginSession, expectSession, type SignedIn, type UserRow } from './sessions.ts';

/**
 * The second factor: codes from an authenticator app (TOTP), or recovery codes, each valid once. The library sends
 * browsers its challenge as a cookie; our clients get its value and send it back in the body. Codes are as `normalizeCode`
 * returns them.
 */
export function secondFactorService(
  store: Store,
  auth: Auth,
  passwords: ReturnType<typeof passwordService>,
) {
  const cookieName = async () => (await auth.$context).createAuthCookie('two_factor').name;

  /** Has the library check a code; it accepts a recovery code only in the case in which it was issued. */
  const verify = async (userId: number, code: string, headers: Headers) => {
    if (isTotp(code)) return auth.api.verifyTOTP({ body: { code }, headers });
    const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: String(userId) } });
    const given = backupCodes.find((each) => normalizeCode(each) === code) ?? code;
    return auth.api.verifyBackupCode({ body: { code: given }, headers });
  };

  /** Checks a code of a signed-in user, or throws a Refusal; a recovery code is consumed. */
  const checkCode = async ({ id, token }: SignedIn, code: string): Promise<void> => {
    await verify(id, code, bearerHeaders(token)).catch(refuse(SIGNED_IN));
  };

  /** Reauthenticates a signed-in account by its password and a code from `normalizeCode`. */
  const reauthenticate = async (caller: SignedIn, password: string, code: string) => {
    // The password comes first, because checking a recovery code consumes it.
    const hash = await passwords.verify(caller.id, password);
    await checkCode(caller, code);
    return hash;
  };

  return {
    checkCode,

    /** Returns the challenge from the headers of the library's response to a login. */
    challengeFrom: async (headers: Headers): Promise<string> => {
      const name = await cookieName();
      const cookie = headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
      const value = cookie?.slice(name.length + 1).split(';', 1)[0];
      if (!value) throw new Error('no challenge for the second factor');
      return value;
    },

    /** Returns the account that a challenge is for; undefined if it has expired. The library checks its signature. */
    findChallenge: async (challenge: string) => {
      const { internalAdapter } = await auth.$context;
      // Matches only this: the library also stores a count of attempts, under a longer name.
      const identifier = /^2fa-[\w-]{20}(?=\.)/.exec(challenge)?.[0];
      const found = identifier && (await internalAdapter.findVerificationValue(identifier));
      if (!found || found.expiresAt <= new Date()) return undefined;
      const userId = Number(found.value);
      const user = await findUser(store.db, { id: userId });
      return user && { userId, email: user.email };
    },

    /** Completes a login, or refuses when the code is wrong or the challenge has expired. */
    signIn: async (userId: number, challenge: string, code: string, userAgent: string) => {
      const headers = new Headers({
        cookie: `${await cookieName()}=${challenge}`,
        'user-agent': userAgent,
      });
      const { token, user } = await signInUnlessChanged(
        store,
        userId,
        () => verify(userId, code, headers).catch(refuse(SIGNING_IN)),
        new Refusal('expiredChallenge'),
      );
      if (!token) throw new Error('no session after the second factor');
      return { token, user: user as unknown as UserRow };
    },

    /** Creates a secret and recovery codes, or refuses. They take effect once a code has been confirmed. */
    start: async ({ token }: SignedIn, password: string) => {
      const started = await auth.api
        .enableTwoFactor({ body: { password, method: 'totp' }, headers: bearerHeaders(token) })
        .catch(refuse(SIGNED_IN));
      if (started.method !== 'totp') throw new Error('unexpected kind of second factor');
      return { uri: started.totpURI, recoveryCodes: started.backupCodes };
    },

    /**
     * Turns on the second factor; all other sessions end, and the owner is told by mail.
     * @returns the token of the session that replaces this one
     * @throws Refusal when the code is wrong, no setup has been started, or the session has ended
     */
    confirm: async ({ id, sessionId, token }: SignedIn, code: string): Promise<string> => {
      if (!isTotp(code)) throw new Refusal('wrongCode');
      const hash = await storedHash(store.db, id);
      await expectSession(store.db, sessionId);
      const { headers } = await auth.api
        .verifyTOTP({ body: { code }, headers: bearerHeaders(token), returnHeaders: true })
        .catch(refuse(SIGNED_IN));
      const renewed = sessionTokenFrom(headers);
      await enableSecondFactor(store, id, hash, renewed);
      return renewed;
    },

    /**
     * Turns off the second factor; all sessions and open links end, and the owner is told by mail.
     * @returns the token of the session that replaces this one
     * @throws Refusal when the password or the code is wrong, the session has ended in the meantime, or another call
     *   came first
     */
    end: async (caller: SignedIn, password: string, code: string, userAgent: string) => {
      const { id: userId } = caller;
      const hash = await reauthenticate(caller, password, code);
      return withAccountLock(store, userId, async (transaction) => {
        await expectStillAuthorised(transaction, caller, hash);
        if (!(await removeSecondFactor(transaction, userId))) {
          throw new Refusal('secondFactorIsOff');
        }
        await transaction.deleteFrom('session').where('userId', '=', userId).execute();
        await revokeLinks(transaction, userId);
        await notifyOwner(transaction, userId, 'second-factor-off');
        return beginSession(transaction, userId, userAgent);
      });
    },

    /**
     * Creates new recovery codes; the old ones become invalid, and the owner is told by mail.
     * @throws Refusal when the password or the code is wrong
     */
    renewCodes: async (caller: SignedIn, password: string, code: string): Promise<string[]> => {
      const hash = await reauthenticate(caller, password, code);
      const { backupCodes } = await auth.api
        .generateBackupCodes({ body: { password }, headers: bearerHeaders(caller.token) })
        .catch(refuse(SIGNED_IN));
      await withAccountLock(store, caller.id, async (transaction) => {
        await expectStillAuthorised(transaction, caller, hash);
        await notifyOwner(transaction, caller.id, 'recovery-codes-renewed');
      });
      return backupCodes;
    },
  };
}

/**
 * Completes what the library does when it turns on a second factor: ends all other sessions and pending logins, and
 * tells the owner by mail.
 * @param token of the session that continues
 * @throws Refusal `unauthorised` when the session has ended or the password has been changed in the meantime; the
 *   second factor is then off again
 */
export async function enableSecondFactor(
  store: Store,
  userId: number,
  hash: string | undefined,
  token: string,
): Promise<void> {
  const isSettled = await withAccountLock(store, userId, async (transaction) => {
    const session = await transaction
      .selectFrom('session')
      .select('id')
      .where('token', '=', hashOf(token))
      .executeTakeFirst();
    if (!session || (await storedHash(transaction, userId)) !== hash) {
      await removeSecondFactor(transaction, userId);
      await transaction.deleteFrom('session').where('token', '=', hashOf(token)).execute();
      return false;
    }
    await transaction
      .deleteFrom('session')
      .where('userId', '=', userId)
      .where('token', '!=', hashOf(token))
      .execute();
    await revokeChallenges(transaction, userId);
    await notifyOwner(transaction, userId, 'second-factor-on');
    return true;
  });
  if (!isSettled) throw new Refusal('unauthorised');
}

/** Removes a second factor; returns false if there was none. */
async function removeSecondFactor(transaction: DbTransaction, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('user')
    .set({ twoFactorEnabled: false, updatedAt: new Date() })
    .where(({ and }) => and({ id: userId, twoFactorEnabled: true }))
    .executeTakeFirst();
  await transaction.deleteFrom('twoFactor').where('userId', '=', userId).execute();
  return numUpdatedRows > 0n;
}

/**
 * Normalizes a code for comparison: people type either case, Thai and full-width digits (thai.md 10), spaces, and any
 * or no hyphens, and on paper O looks like 0, and l and I look like 1.
 */
export const normalizeCode = (written: string): string =>
  withArabicDigits(written.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

const isTotp = (code: string) => /^\d{6}$/.test(code);

/** Returns the headers that the library needs of a call: the bearer token, and never a cookie of the caller. */
const bearerHeaders = (token: string) => new Headers({ authorization: `Bearer ${token}` });

/** Returns the token of the session that the library has just begun, without its signature for cookies. */
function sessionTokenFrom(headers: Headers): string {
  const token = headers.get('set-auth-token')?.split('.', 1)[0];
  if (!token) throw new Error('no session to replace the old one');
  return token;
}

/** Refusals by the library's errors. */
type Refusals = Record<string, ConstructorParameters<typeof Refusal>>;

/** For wrong codes. */
const WRONG_CODE: Refusals = {
  INVALID_CODE: ['wrongCode'],
  INVALID_BACKUP_CODE: ['wrongCode'],
  // Two calls used the same recovery code at once.
  CONFLICT: ['wrongCode'],
};

/** While signed in. */
const SIGNED_IN: Refusals = {
  INVALID_PASSWORD: wrongPassword('password'),
  ...WRONG_CODE,
  TOTP_ALREADY_ENABLED: ['secondFactorIsOn'],
  TOTP_NOT_ENABLED: ['secondFactorIsOff'],
  TWO_FACTOR_NOT_ENABLED: ['secondFactorIsOff'],
  // The session existed a moment ago. The library reports the same error when the database does not respond, and
  // `unauthorised` would make clients drop a session that is still valid (D5).
  UNAUTHORIZED: ['unavailable', { retryAfter: 1 }],
  INVALID_TWO_FACTOR_COOKIE: ['unavailable', { retryAfter: 1 }],
};

/** While signing in. */
const SIGNING_IN: Refusals = {
  ...WRONG_CODE,
  INVALID_TWO_FACTOR_COOKIE: ['expiredChallenge'],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['expiredChallenge'],
  // It was turned off in the meantime.
  TOTP_NOT_ENABLED: ['expiredChallenge'],
  BACKUP_CODES_NOT_ENABLED: ['expiredChallenge'],
};

/** Converts the library's errors to our refusals; any other error stays as it is. */
const refuse =
  (refusals: Refusals) =>
  (error: { status?: string; body?: { code?: string } }): never => {
    const why = refusals[error.body?.code ?? error.status ?? ''];
    throw why ? new Refusal(...why) : error;
  };
