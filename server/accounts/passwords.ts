import { Refusal } from '../../contract/api/messages.ts';
import { lockAccount, withAccountLock } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import { findUser } from '../store/find.ts';
import type { Db, DbTransaction } from '../store/schema.ts';
import type { Auth } from './auth.ts';
import { expectStillAuthorised, signInUnlessChanged, storedHash } from './credentials.ts';
import type { OnConfirmed } from './emails.ts';
import { toLibraryEmail } from './international-emails.ts';
import { consumeReset, findReset, type Link, revokeLinks } from './links.ts';
import { notifyOwner } from './notify-owner.ts';
import { beginSession, type SignedIn } from './sessions.ts';

/** Operations on the passwords of accounts. */
export function passwordService(store: Store, auth: Auth) {
  /**
   * Verifies the password of an account.
   * @param field of the call, which a refusal names
   * @returns the stored hash
   * @throws Refusal when it is wrong
   */
  const verify = async (userId: number, password: string, field = 'password'): Promise<string> => {
    const { password: hasher } = await auth.$context;
    const hash = await storedHash(store.db, userId);
    if (hash === undefined || !(await hasher.verify({ hash, password }))) {
      throw new Refusal(...wrongPassword(field));
    }
    return hash;
  };

  const hashPassword = async (password: string): Promise<string> =>
    (await auth.$context).password.hash(password);

  return {
    verify,

    /**
     * Signs in with a password. For an account that does not exist the library also hashes, so that both cases take the
     * same time.
     * @returns the library's response: the user and a token, or the challenge of a second factor in the headers
     * @throws Refusal when the address or the password is wrong
     */
    signIn: async (email: string, password: string, userAgent: string) => {
      const user = await findUser(store.db, { email });
      const headers = new Headers({ 'user-agent': userAgent });
      const signIn = async () => {
        const { response, headers: answered } = await auth.api
          .signInEmail({
            body: { email: toLibraryEmail(email), password },
            headers,
            returnHeaders: true,
          })
          .catch(refuseLogin);
        const token = 'token' in response ? response.token : null;
        return { response, headers: answered, token };
      };
      return user ? signInUnlessChanged(store, user.id, signIn, wrongLogin()) : signIn();
    },

    /**
     * Changes a password and ends all sessions.
     * @returns the token of the session that replaces the caller's
     * @throws Refusal when the current password is wrong; `unauthorised` when the session has ended in the meantime
     */
    change: async (
      caller: Pick<SignedIn, 'id' | 'sessionId'>,
      current: string,
      password: string,
      userAgent: string,
    ): Promise<string> => {
      const { id: userId } = caller;
      const old = await verify(userId, current, 'current');
      const hash = await hashPassword(password);
      return withAccountLock(store, userId, async (transaction) => {
        await expectStillAuthorised(transaction, caller, old);
        await storeHash(transaction, userId, hash);
        return beginSession(transaction, userId, userAgent);
      });
    },

    /** Returns the owner of the account whose password a link sets; undefined if the link is invalid. */
    ownerOfReset: async (token: string) => {
      const link = await findReset(auth, token);
      return link && addressee(store.db, link);
    },

    /**
     * Sets a password by a link, consumes the link and ends all sessions.
     * @param onConfirmed called in the same transaction after the address is confirmed
     * @returns false when the link is invalid
     */
    reset: async (token: string, password: string, onConfirmed: OnConfirmed): Promise<boolean> => {
      // Before the link is consumed, because too many passwords may be waiting to be hashed.
      const hash = await hashPassword(password);
      const link = await consumeReset(auth, token);
      if (link === undefined) return false;
      const { userId } = link;
      return store.db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, userId);
        if (!(await addressee(transaction, link))) return false;
        await confirmOwner(transaction, userId);
        await onConfirmed(transaction, userId);
        await storeHash(transaction, userId, hash);
        return true;
      });
    },
  };
}

/** Returns the account that a link was sent to, if it still has that address. */
const addressee = (db: Db, { userId: id, email }: Link) => findUser(db, { id, email });

/**
 * Stores the hash of a new password. All sessions and open links end, so that a thief who knew the old password is
 * locked out. The owner is told by mail.
 * @param transaction holds the account's lock
 */
async function storeHash(transaction: DbTransaction, userId: number, hash: string): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ password: hash, updatedAt: new Date() })
    .where(({ and }) => and({ userId, providerId: 'credential' }))
    .execute();
  await transaction.deleteFrom('session').where('userId', '=', userId).execute();
  await revokeLinks(transaction, userId);
  await notifyOwner(transaction, userId, 'password-changed');
}

/**
 * Records that the owner reads the account's mail. Until then a stranger may have created the account in the owner's
 * name, and a second factor of theirs would lock out the owner.
 */
async function confirmOwner(transaction: DbTransaction, userId: number): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('user')
    .set({ emailVerified: true, twoFactorEnabled: false })
    .where(({ and }) => and({ id: userId, emailVerified: false }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await transaction.deleteFrom('twoFactor').where('userId', '=', userId).execute();
}

const wrongLogin = () => new Refusal('wrongLogin');

export const wrongPassword = (field: string): ConstructorParameters<typeof Refusal> => [
  'wrongPassword',
  { fields: { [field]: { code: 'incorrect' } } },
];

/** Always gives the same refusal, whatever was wrong. */
function refuseLogin(error: { statusCode?: number }): never {
  if ((error.statusCode ?? 500) >= 500 || error instanceof Refusal) throw error;
  throw wrongLogin();
}
