import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { Refusal } from '../../contract/api/messages.ts';
import { lockAccount } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import type { Tables } from '../store/schema.ts';
import { revokeChallenges } from './links.ts';
import { hashToken } from './session-tokens.ts';
import { expectSession, keepNewestSessions, type SignedIn } from './sessions.ts';

/** The hash of an account's password; undefined when the account is gone. */
export async function storedHash(db: Kysely<Tables>, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/**
 * Checks that what a call was authorised by still holds: its session, and the password that came with it. Call it under
 * the account's lock: the password may have been hashed for seconds, in which its owner has changed it, ended the
 * session from another one, or turned a second factor on.
 * @param hash the stored hash at the time when the password was found right
 * @throws Refusal `unauthorised` when the session has ended, or the password was changed
 */
export async function expectStillAuthorised(
  transaction: Transaction<Tables>,
  { id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>,
  hash: string,
): Promise<void> {
  await expectSession(transaction, sessionId);
  if ((await storedHash(transaction, id)) !== hash) {
    throw new Refusal('unauthorised');
  }
}

/** The stored credentials that a sign-in is judged by. Salts and secrets are random: no change brings old ones back. */
async function credentialsOf(db: Kysely<Tables>, userId: number) {
  const row = await db
    .selectFrom('user')
    .leftJoin('twoFactor', 'twoFactor.userId', 'user.id')
    .select(['twoFactorEnabled', 'secret'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  // A second factor that is being set up does not count yet.
  const secret = row?.twoFactorEnabled ? row.secret : null;
  return { hash: await storedHash(db, userId), secret };
}

/**
 * Signs in, unless the credentials change before the session is stored. Hashing takes its time, and a change made
 * meanwhile has ended all sessions but the one that is about to begin.
 * @param signIn answers with the token of the session, or without one when a second factor is asked for
 * @param refusal what is thrown when the credentials have changed, or are gone
 */
export async function signInUnlessChanged<Result extends { token?: string | null | undefined }>(
  { db, engine }: Store,
  userId: number,
  signIn: () => Promise<Result>,
  refusal: Refusal,
): Promise<Result> {
  const before = await credentialsOf(db, userId);
  const result = await signIn().catch(async (error: unknown) => {
    // The account was deleted meanwhile, and a session has nothing to belong to.
    throw (await storedHash(db, userId)) === undefined ? refusal : error;
  });
  const isUnchanged = await db.transaction().execute(async (transaction) => {
    // Each change of credentials holds this lock, too.
    await lockAccount(transaction, engine, userId);
    if (isDeepStrictEqual(await credentialsOf(transaction, userId), before)) {
      await keepNewestSessions(transaction, userId);
      return true;
    }
    const token = hashToken(result.token ?? '');
    await transaction.deleteFrom('session').where('token', '=', token).execute();
    await revokeChallenges(transaction, userId);
    return false;
  });
  if (!isUnchanged) throw refusal;
  return result;
}
