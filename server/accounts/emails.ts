import { hasEmail } from '../privacy/data-subject.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import { findUser } from '../store/find.ts';
import { enqueue } from '../store/outbox.ts';
import type { Db, DbTransaction } from '../store/schema.ts';
import type { Auth } from './auth.ts';
import { expectStillAuthorised } from './credentials.ts';
import { consumeConfirmation, type Link, revokeLinks } from './links.ts';
import { expectSession, type SignedIn } from './sessions.ts';

type Caller = Pick<SignedIn, 'id' | 'sessionId'>;

/** Runs additional work when an address is confirmed. */
export type OnConfirmed = (transaction: DbTransaction, userId: number) => Promise<void>;

/** Operations on the email addresses of accounts. */
export function emailService(store: Store, auth: Auth) {
  const { db } = store;

  const isTaken = async (on: Db, email: string): Promise<boolean> =>
    (await findUser(on, { email })) !== undefined;

  return {
    /** Sends the owner of an address a mail asking them to confirm it. */
    sendVerification: (userId: number, email: string): Promise<void> =>
      enqueue(db, { kind: 'verify-email', payload: { userId, email }, email }),

    /** Whether the address of an account is already confirmed. */
    isConfirmed: async (id: number): Promise<boolean> =>
      Boolean((await findUser(db, { id }))?.emailVerified),

    /**
     * Starts moving an account to another address by sending a mail there. If the address already has an account, its
     * owner gets no mail and the caller is not told.
     * @throws Refusal `unauthorised` when the session has ended or the password has been changed in the meantime
     */
    change: (caller: Caller, email: string, hash: string): Promise<void> =>
      withAccountLock(store, caller.id, async (transaction) => {
        const { id: userId } = caller;
        await expectStillAuthorised(transaction, caller, hash);
        if (await isTaken(transaction, email)) return;
        await enqueue(transaction, { kind: 'verify-email', payload: { userId, email }, email });
      }),

    /** Requests a mail with a link for setting a new password; whether the account exists is checked later. */
    sendReset: (email: string): Promise<void> =>
      enqueue(db, { kind: 'reset-password', payload: { email }, email }),

    /**
     * Confirms an address by a link and consumes the link: the address is marked as verified, and the account is moved
     * to it if it is new. This requires a session of the account, because a stranger may have created an account with
     * the address of the person who follows the link.
     * @returns false when the link is invalid: used, expired, for an address that the account no longer has, or for a
     *   new address that another account has taken
     * @throws Refusal when the link is for another account, in which case it is not consumed; `unauthorised` when the
     *   session has ended in the meantime
     */
    confirm: async (caller: Caller, token: string, onConfirmed: OnConfirmed): Promise<boolean> => {
      const { id: userId, sessionId } = caller;
      const link = await consumeConfirmation(auth, userId, token);
      if (!link) return false;
      const { from, email } = link;
      try {
        return await withAccountLock(store, userId, async (transaction) => {
          await expectSession(transaction, sessionId);
          const isMoved = await moveTo(transaction, link);
          if (isMoved) await onConfirmed(transaction, userId);
          return isMoved;
        });
      } catch (error) {
        if (email !== from && (await isTaken(db, email))) return false;
        throw error;
      }
    },
  };
}

/**
 * Marks a link's address as verified and makes it the account's address; returns false when the account now has another
 * address.
 * @param transaction holds the account's lock
 */
async function moveTo(transaction: DbTransaction, { userId, from, email }: Link): Promise<boolean> {
  const before = await findUser(transaction, { id: userId, email: from });
  const { numUpdatedRows } = await transaction
    .updateTable('user')
    .set({ email, emailVerified: true, updatedAt: new Date() })
    .where(({ and }) => and({ id: userId, email: from }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (email === from) return true;
  // Links sent to the old address must no longer open the account.
  await revokeLinks(transaction, userId);
  await moveLeads(transaction, { userId, from, email });
  // An owner whose account was stolen learns of it at the old address. An unconfirmed address may be a stranger's.
  if (before?.emailVerified) {
    await enqueue(transaction, { kind: 'email-changed', payload: { userId, from }, email: from });
  }
  return true;
}

/** Moves an account's leads to its new address, so that the next owner of the old address doesn't get them. */
async function moveLeads(transaction: DbTransaction, { userId, from, email }: Link): Promise<void> {
  const conversations = transaction
    .selectFrom('conversation')
    .select('id')
    .where('userId', '=', userId);
  await transaction
    .updateTable('lead')
    .set({ email })
    .where('id', 'in', conversations)
    .where(hasEmail(from))
    .execute();
}
