import { Refusal } from '../../contract/api/messages.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import type { DbTransaction } from '../store/schema.ts';
import { expectStillAuthorised, storedHash } from './credentials.ts';
import { revokeChallenges, revokeLinks } from './links.ts';
import { notifyOwner } from './notify-owner.ts';
import { hashToken } from './session-tokens.ts';
import { beginSession, type SignedIn } from './sessions.ts';

/**
 * Completes what the library does when it turns on a second factor: ends all other sessions and pending logins, and
 * tells the owner by mail.
 * @param hash of the password when the call was authorized
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
      .where('token', '=', hashToken(token))
      .executeTakeFirst();
    if (!session || (await storedHash(transaction, userId)) !== hash) {
      await removeSecondFactor(transaction, userId);
      await transaction.deleteFrom('session').where('token', '=', hashToken(token)).execute();
      return false;
    }
    await transaction
      .deleteFrom('session')
      .where('userId', '=', userId)
      .where('token', '!=', hashToken(token))
      .execute();
    await revokeChallenges(transaction, userId);
    await notifyOwner(transaction, userId, 'second-factor-on');
    return true;
  });
  if (!isSettled) throw new Refusal('unauthorised');
}

/**
 * Turns off a second factor. All sessions and open links end, and the owner is told by mail.
 * @param caller the signed-in user
 * @param hash of the password that authorized the call
 * @returns the token of the session that replaces the caller's
 * @throws Refusal when it is already off because another call came first; `unauthorised` when the session has ended or
 *   the password has been changed in the meantime
 */
export function disableSecondFactor(
  store: Store,
  caller: Pick<SignedIn, 'id' | 'sessionId'>,
  hash: string,
  userAgent: string,
): Promise<string> {
  const { id: userId } = caller;
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
}

/** Removes a second factor; returns false if there was none. */
async function removeSecondFactor(transaction: DbTransaction, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('user')
    .set({ twoFactorEnabled: false, updatedAt: new Date() })
    .where('id', '=', userId)
    .where('twoFactorEnabled', '=', true)
    .executeTakeFirst();
  await transaction.deleteFrom('twoFactor').where('userId', '=', userId).execute();
  return numUpdatedRows > 0n;
}
