import type { Kysely, Transaction } from 'kysely';
import { Refusal } from '../../contract/api/messages.ts';
import { lockAccount, withAccountLock } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import { valuesOf } from '../store/moments.ts';
import type { Tables } from '../store/schema.ts';
import type { Auth } from './auth.ts';
import { expectStillAuthorised, signInUnlessChanged, storedHash } from './credentials.ts';
import type { OnConfirmed } from './emails.ts';
import { toLibraryEmail } from './international-emails.ts';
import { findReset, revokeLinks, takeReset } from './links.ts';
import { notifyOwner } from './notify-owner.ts';
import { beginSession, type SignedIn } from './sessions.ts';

/** The passwords of the accounts. */
export function passwordsOf(store: Store, auth: Auth) {
  /** The stored hash of a password, if it is the user's. */
  const rightHash = async (userId: number, password: string): Promise<string | undefined> => {
    const { password: hasher } = await auth.$context;
    const hash = await storedHash(store.db, userId);
    if (hash === undefined || !(await hasher.verify({ hash, password }))) return undefined;
    return hash;
  };

  const hashOf = async (password: string): Promise<string> =>
    (await auth.$context).password.hash(password);

  return {
    rightHash,

    /**
     * Signs in by a password. For an account that does not exist the library hashes as well, so that both take the same
     * time.
     * @returns what the library answers: the user and a token, or the challenge of a second factor in the headers
     * @throws Refusal when the address or the password is wrong
     */
    signIn: async (email: string, password: string, userAgent: string) => {
      const user = await store.db
        .selectFrom('user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
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
     * Changes a password; all sessions end.
     * @param who makes the call
     * @returns the token of the session that takes the place of the caller's; undefined when the current password is
     *   not right
     * @throws Refusal `unauthorised` when the caller's session has ended meanwhile
     */
    change: async (
      who: Pick<SignedIn, 'id' | 'sessionId'>,
      current: string,
      password: string,
      userAgent: string,
    ): Promise<string | undefined> => {
      const { id: userId } = who;
      const old = await rightHash(userId, current);
      if (old === undefined) return undefined;
      const hash = await hashOf(password);
      return withAccountLock(store, userId, async (transaction) => {
        await expectStillAuthorised(transaction, who, old);
        await write(transaction, store, userId, hash);
        return beginSession(transaction, store, userId, userAgent);
      });
    },

    /** Whose password a link sets; undefined when it is of no use. */
    ownerOfReset: async (token: string) => {
      const link = await findReset(auth, token);
      return link && addressee(store.db, link).executeTakeFirst();
    },

    /**
     * Sets a password by a link, which is used up; all sessions end.
     * @param onConfirmed called in its transaction, once the address is confirmed
     * @returns false when the link is of no use
     */
    reset: async (token: string, password: string, onConfirmed: OnConfirmed): Promise<boolean> => {
      // Before the link is used up: there may be too many who wait to have theirs hashed.
      const hash = await hashOf(password);
      const link = await takeReset(auth, token);
      if (link === undefined) return false;
      const { userId } = link;
      return store.db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, store.engine, userId);
        if (!(await addressee(transaction, link).executeTakeFirst())) return false;
        await prove(store, transaction, userId);
        await onConfirmed(transaction, userId);
        await write(transaction, store, userId, hash);
        return true;
      });
    },
  };
}

/** The account that a link was sent to, as long as it has the address that the link went to. */
const addressee = (db: Kysely<Tables>, { userId, email }: { userId: number; email: string }) =>
  db
    .selectFrom('user')
    .select(['email', 'username', 'firstName', 'lastName'])
    .where('id', '=', userId)
    .where('email', '=', email);

/**
 * Stores a new password, by its hash. All sessions and open links end with the old one: a thief who knew it must not
 * keep a way in. The owner is told by mail.
 * @param transaction has the account's lock
 */
async function write(
  transaction: Transaction<Tables>,
  store: Store,
  userId: number,
  hash: string,
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ password: hash, updatedAt: valuesOf(store).now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute();
  await transaction.deleteFrom('session').where('userId', '=', userId).execute();
  await revokeLinks(transaction, userId);
  await notifyOwner(transaction, userId, 'password-changed');
}

/**
 * Notes that the owner reads an account's mail. Until then a stranger can have made the account, in the owner's name: a
 * second factor of theirs would keep the owner out.
 */
async function prove(
  store: Store,
  transaction: Transaction<Tables>,
  userId: number,
): Promise<void> {
  const { yes, no } = valuesOf(store);
  const { numUpdatedRows } = await transaction
    .updateTable('user')
    .set({ emailVerified: yes, twoFactorEnabled: no })
    .where('id', '=', userId)
    .where('emailVerified', '=', no)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await transaction.deleteFrom('twoFactor').where('userId', '=', userId).execute();
}

const wrongLogin = () => new Refusal('wrongLogin');

/** Whatever it was that did not fit, the answer is the same. */
function refuseLogin(error: { statusCode?: number }): never {
  if ((error.statusCode ?? 500) >= 500 || error instanceof Refusal) throw error;
  throw wrongLogin();
}
