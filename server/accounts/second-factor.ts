import { Refusal } from '../../contract/api/messages.ts';
import { withArabicDigits } from '../../contract/telephone.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import type { Auth } from './auth.ts';
import { expectStillAuthorised, signInUnlessChanged } from './credentials.ts';
import { notifyOwner } from './notify-owner.ts';
import type { passwordsOf } from './passwords.ts';
import { disableSecondFactor, enableSecondFactor } from './second-factor-switch.ts';
import type { SignedIn, UserRow } from './sessions.ts';

/**
 * The second factor: codes of an authenticator (TOTP), or recovery codes, each good once. The library gives browsers
 * its challenge as a cookie; ours get its value, and send it back as a value.
 */
export function secondFactorOf(
  store: Store,
  auth: Auth,
  passwords: ReturnType<typeof passwordsOf>,
) {
  const cookieName = async () => (await auth.$context).createAuthCookie('two_factor').name;

  /** Has the library check a code; it knows a recovery code only in the letters that it has given out. */
  const verify = async (userId: number, code: string, headers: Headers) => {
    if (isTotp(code)) return auth.api.verifyTOTP({ body: { code }, headers });
    const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: String(userId) } });
    const given = backupCodes.find((each) => readCode(each) === code) ?? code;
    return auth.api.verifyBackupCode({ body: { code: given }, headers });
  };

  /**
   * Checks a code of somebody who is signed in; a recovery code is used up by that.
   * @param code as `readCode` gives it
   * @throws Refusal when it is wrong
   */
  const checkCode = async ({ id, token }: SignedIn, code: string): Promise<void> => {
    await verify(id, code, bearerOf(token)).catch(refuse(SIGNED_IN));
  };

  /**
   * Reauthenticates a signed-in account: by its password, and a code as `readCode` gives it.
   * @returns the stored hash of the password
   * @throws Refusal when either is wrong
   */
  const checkBoth = async (who: SignedIn, password: string, code: string): Promise<string> => {
    // First: a recovery code is used up by being looked at.
    const hash = await passwords.rightHash(who.id, password);
    if (hash === undefined) throw wrongPassword();
    await checkCode(who, code);
    return hash;
  };

  return {
    checkCode,

    /** The challenge in the headers that the library answered a login with. */
    challengeIn: async (headers: Headers): Promise<string> => {
      const name = await cookieName();
      const cookie = headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
      const value = cookie?.slice(name.length + 1).split(';', 1)[0];
      if (!value) throw new Error('no challenge for the second factor');
      return value;
    },

    /** The account that a challenge is for; undefined when it has expired. The library checks its signature. */
    findChallenge: async (
      challenge: string,
    ): Promise<{ userId: number; email: string } | undefined> => {
      const { internalAdapter } = await auth.$context;
      // No more: the library also counts attempts, under a longer name.
      const identifier = /^2fa-[\w-]{20}(?=\.)/.exec(challenge)?.[0];
      const found = identifier && (await internalAdapter.findVerificationValue(identifier));
      if (!found || found.expiresAt <= new Date()) return undefined;
      const userId = Number(found.value);
      const user = await store.db
        .selectFrom('user')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirst();
      return user && { userId, email: user.email };
    },

    /**
     * Finishes a login.
     * @param code as `readCode` gives it
     * @throws Refusal when the code is wrong, or the challenge has expired
     */
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

    /**
     * Makes a secret and recovery codes. They count once a code has been confirmed.
     * @throws Refusal when the password is wrong, or a second factor is on
     */
    start: async ({ token }: SignedIn, password: string) => {
      const started = await auth.api
        .enableTwoFactor({ body: { password, method: 'totp' }, headers: bearerOf(token) })
        .catch(refuse(SIGNED_IN));
      if (started.method !== 'totp') throw new Error('not the second factor that was asked for');
      return { uri: started.totpURI, recoveryCodes: started.backupCodes };
    },

    /**
     * Turns the second factor on; all other sessions end, and the owner is told by mail.
     * @returns the token of the session that takes the place of this one
     * @throws Refusal when the code is wrong, or none has been started
     */
    confirm: async ({ id, sessionId, token }: SignedIn, code: string): Promise<string> => {
      if (!isTotp(code)) throw new Refusal('wrongCode');
      const hash = await hashInSession(store, sessionId);
      const { headers } = await auth.api
        .verifyTOTP({ body: { code }, headers: bearerOf(token), returnHeaders: true })
        .catch(refuse(SIGNED_IN));
      const renewed = tokenIn(headers);
      await enableSecondFactor(store, id, hash, renewed);
      return renewed;
    },

    /**
     * Turns the second factor off; all sessions end, this one too, and the owner is told by mail.
     * @param code as `readCode` gives it: of the authenticator, or a recovery code
     * @returns the token of the session that takes the place of this one
     * @throws Refusal when the password or the code is wrong
     */
    end: async (
      who: SignedIn,
      password: string,
      code: string,
      userAgent: string,
    ): Promise<string> => {
      const hash = await checkBoth(who, password, code);
      return disableSecondFactor(store, who, hash, userAgent);
    },

    /**
     * Makes new recovery codes; the old ones are void, and the owner is told by mail.
     * @param code as `readCode` gives it: of the authenticator, or a recovery code
     * @throws Refusal when the password or the code is wrong
     */
    renewCodes: async (who: SignedIn, password: string, code: string): Promise<string[]> => {
      const hash = await checkBoth(who, password, code);
      const { backupCodes } = await auth.api
        .generateBackupCodes({ body: { password }, headers: bearerOf(who.token) })
        .catch(refuse(SIGNED_IN));
      await withAccountLock(store, who.id, async (transaction) => {
        await expectStillAuthorised(transaction, who, hash);
        await notifyOwner(transaction, who.id, 'recovery-codes-renewed');
      });
      return backupCodes;
    },
  };
}

/**
 * The stored password hash of a session's account.
 * @throws Refusal `unauthorised` when the session has ended
 */
async function hashInSession({ db }: Store, sessionId: number): Promise<string> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.userId', 'session.userId')
    .select('password')
    .where('session.id', '=', sessionId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (!row?.password) throw new Refusal('unauthorised');
  return row.password;
}

/**
 * A code as codes are compared: people type either case, Thai and full-width digits (thai.md 10), spaces and any hyphen
 * or none, and on paper O looks like 0, and l and I like 1.
 */
export const readCode = (written: string): string =>
  withArabicDigits(written.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

const isTotp = (code: string) => /^\d{6}$/.test(code);

/** What the library needs to know of a call: the bearer header, and never a cookie of the caller's. */
const bearerOf = (token: string) => new Headers({ authorization: `Bearer ${token}` });

/** The token of the session that the library has just begun; what follows the dot signs it for cookies. */
function tokenIn(headers: Headers): string {
  const token = headers.get('set-auth-token')?.split('.', 1)[0];
  if (!token) throw new Error('no session in place of the old one');
  return token;
}

type Refusals = Record<string, () => Refusal>;

const refusal =
  (...why: ConstructorParameters<typeof Refusal>) =>
  () =>
    new Refusal(...why);

const wrongPassword = refusal('wrongPassword', {
  fields: { password: { code: 'incorrect' } },
});

/** What it says of a code that is not right. */
const WRONG_CODE: Refusals = {
  INVALID_CODE: refusal('wrongCode'),
  INVALID_BACKUP_CODE: refusal('wrongCode'),
  // Two used the same recovery code at once.
  CONFLICT: refusal('wrongCode'),
};

/** What the library's codes mean when signed in. */
const SIGNED_IN: Refusals = {
  INVALID_PASSWORD: wrongPassword,
  ...WRONG_CODE,
  TOTP_ALREADY_ENABLED: refusal('secondFactorIsOn'),
  TOTP_NOT_ENABLED: refusal('secondFactorIsOff'),
  TWO_FACTOR_NOT_ENABLED: refusal('secondFactorIsOff'),
  // The session was there a moment ago. The library says the same when the database does not answer,
  // and `unauthorised` would make clients forget a session that is still good (D5).
  UNAUTHORIZED: refusal('unavailable', { retryAfter: 1 }),
  INVALID_TWO_FACTOR_COOKIE: refusal('unavailable', { retryAfter: 1 }),
};

/** What they mean while signing in. */
const SIGNING_IN: Refusals = {
  ...WRONG_CODE,
  INVALID_TWO_FACTOR_COOKIE: refusal('expiredChallenge'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: refusal('expiredChallenge'),
  // It has been turned off in between.
  TOTP_NOT_ENABLED: refusal('expiredChallenge'),
  BACKUP_CODES_NOT_ENABLED: refusal('expiredChallenge'),
};

/** Turns what the library throws into our refusals; what is none stays as it is. */
const refuse =
  (refusals: Refusals) =>
  (error: { status?: string; body?: { code?: string } }): never => {
    throw refusals[error.body?.code ?? error.status ?? '']?.() ?? error;
  };
