import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../contract/api/messages.ts';
import { lockAccount } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import { hashOf } from '../store/hash.ts';
import type { Db, DbTransaction } from '../store/schema.ts';
import { revokeChallenges } from './links.ts';
import { expectSession, keepNewestSessions, type SignedIn } from './sessions.ts';

/** Returns the hash of an account's password; undefined if the account no longer exists. */
export async function storedHash(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where(({ and }) => and({ userId, providerId: 'credential' }))
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/**
 * Checks that the authorization of a call is still valid: its session, and the password sent with it. Call it while
 * holding the account's lock, because hashing the password may have taken seconds, during which the owner may have
 * changed it, ended this session from another one, or turned on a second factor.
 * @param hash the stored hash at the time when the password was verified
 * @throws Refusal `unauthorised` when the session has ended or the password has been changed
 */
export async function expectStillAuthorised(
  transaction: DbTransaction,
  { id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>,
  hash: string,
): Promise<void> {
  await expectSession(transaction, sessionId);
  if ((await storedHash(transaction, id)) !== hash) {
    throw new Refusal('unauthorised');
  }
}

/** Returns the credentials that a sign-in is checked against; salts and secrets are random, so none comes back. */
async function credentialsOf(db: Db, userId: number) {
  const row = await db
    .selectFrom('user')
    .leftJoin('twoFactor', 'twoFactor.userId', 'user.id')
    .select(['twoFactorEnabled', 'secret'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  // A second factor that is still being set up does not count.
  const secret = row?.twoFactorEnabled ? row.secret : null;
  return { hash: await storedHash(db, userId), secret };
}

/**
 * Signs in unless the credentials change before the session is stored. Hashing takes time, and a change in the meantime
 * has ended all sessions except the one that is about to begin.
 */
export async function signInUnlessChanged<Result extends { token?: string | null | undefined }>(
  { db }: Store,
  userId: number,
  signIn: () => Promise<Result>,
  refusal: Refusal,
): Promise<Result> {
  const before = await credentialsOf(db, userId);
  const result = await signIn().catch(async (error: unknown) => {
    // The account was deleted in the meantime, so the session has no account to belong to.
    throw (await storedHash(db, userId)) === undefined ? refusal : error;
  });
  const isUnchanged = await db.transaction().execute(async (transaction) => {
    // Every change of credentials takes this lock, too.
    await lockAccount(transaction, userId);
    if (isDeepStrictEqual(await credentialsOf(transaction, userId), before)) {
      await keepNewestSessions(transaction, userId);
      return true;
    }
    const token = hashOf(result.token ?? '');
    await transaction.deleteFrom('session').where('token', '=', token).execute();
    await revokeChallenges(transaction, userId);
    return false;
  });
  if (!isUnchanged) throw refusal;
  return result;
}
