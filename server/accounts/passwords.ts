import type { Transaction } from 'kysely';
import type { Store } from '../store/database.ts';
import type { Tables } from '../store/schema.ts';
import type { Auth } from './auth.ts';
import { findReset, revokeLinks, takeReset } from './links.ts';
import { tellOwner } from './tell-owner.ts';
import { valuesOf } from './values.ts';

/** The passwords of the accounts. */
export function passwordsOf(store: Store, auth: Auth) {
  /** The hash of a user's password, if this is the password. */
  const rightHash = async (userId: number, password: string): Promise<string | undefined> => {
    const { internalAdapter, password: hasher } = await auth.$context;
    const account = await internalAdapter.findCredentialAccount(String(userId));
    const hash = account?.password;
    if (!hash || !(await hasher.verify({ hash, password }))) return undefined;
    return hash;
  };

  const hashOf = async (password: string): Promise<string> =>
    (await auth.$context).password.hash(password);

  return {
    /** Whether this is the user's password. */
    isRight: async (userId: number, password: string): Promise<boolean> =>
      (await rightHash(userId, password)) !== undefined,

    /**
     * Changes a password; all sessions end.
     * @returns false when the current one is not right
     */
    change: async (userId: number, current: string, password: string): Promise<boolean> => {
      const old = await rightHash(userId, current);
      return old !== undefined && write(store, userId, await hashOf(password), { old });
    },

    /** Whose password a link sets; undefined when it is of no use. */
    ownerOfReset: async (token: string) => {
      const userId = await findReset(auth, token);
      if (userId === undefined) return undefined;
      return store.db
        .selectFrom('user')
        .select(['email', 'username', 'firstName', 'lastName'])
        .where('id', '=', userId)
        .executeTakeFirst();
    },

    /**
     * Sets a password by a link, which is used up; all sessions end.
     * @returns false when the link is of no use
     */
    reset: async (token: string, password: string): Promise<boolean> => {
      // Before the link is used up: there may be too many who wait to have theirs hashed.
      const hash = await hashOf(password);
      const userId = await takeReset(auth, token);
      if (userId === undefined) return false;
      return write(store, userId, hash, {
        before: (transaction) => prove(store, transaction, userId),
      });
    },
  };
}

/**
 * Stores a new password, by its hash. All sessions and open links end with the old one: whoever knew it must not
 * keep a way in. The owner is told by mail.
 * @param before what else belongs to the change: in its transaction, and before it
 * @param old the hash that it takes the place of; undefined for any
 * @returns whether it was stored: another change may have come first
 */
function write(
  store: Store,
  userId: number,
  hash: string,
  { before, old }: { before?: (transaction: Transaction<Tables>) => Promise<void>; old?: string },
): Promise<boolean> {
  return store.db.transaction().execute(async (transaction) => {
    await before?.(transaction);
    let update = transaction
      .updateTable('account')
      .set({ password: hash, updatedAt: valuesOf(store).now })
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential');
    if (old !== undefined) update = update.where('password', '=', old);
    const { numUpdatedRows } = await update.executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction.deleteFrom('session').where('userId', '=', userId).execute();
    await revokeLinks(transaction, userId);
    await tellOwner(transaction, userId, 'password-changed');
    return true;
  });
}

/**
 * Notes that somebody reads an account's mail. Until then anybody can have made the account, in the
 * name of whoever reads it: a second factor of theirs would keep the owner out.
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
