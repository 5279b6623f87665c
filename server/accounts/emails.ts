import type { Kysely, Transaction } from 'kysely';
import { hasEmail } from '../privacy/data-subject.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { Store } from '../store/database.ts';
import { valuesOf } from '../store/moments.ts';
import { enqueue } from '../store/outbox.ts';
import type { Tables } from '../store/schema.ts';
import type { Auth } from './auth.ts';
import { expectStillAuthorised } from './credentials.ts';
import { type Confirmation, revokeLinks, takeConfirmation } from './links.ts';
import { expectSession, type SignedIn } from './sessions.ts';

type Caller = Pick<SignedIn, 'id' | 'sessionId'>;

/** What belongs to confirming an address. */
export type OnConfirmed = (transaction: Transaction<Tables>, userId: number) => Promise<void>;

/** The e-mail addresses of the accounts. */
export function emailsOf(store: Store, auth: Auth) {
  const { db } = store;

  const isTaken = async (on: Kysely<Tables>, email: string): Promise<boolean> =>
    (await on.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()) !==
    undefined;

  return {
    /** Asks the owner of an address to confirm it, by mail. */
    sendVerification: (userId: number, email: string): Promise<void> =>
      enqueue(db, { kind: 'verify-email', payload: { userId, email }, email }),

    /** Whether the address of an account is confirmed by now. */
    isConfirmed: async (userId: number): Promise<boolean> => {
      const user = await db
        .selectFrom('user')
        .select('emailVerified')
        .where('id', '=', userId)
        .executeTakeFirst();
      return Boolean(user?.emailVerified);
    },

    /**
     * Begins to move an account to another address, by a mail to that address. The owner of an account there already
     * gets none, and the caller is not told.
     * @param who makes the call
     * @param hash of the password that the call was authorised by
     * @throws Refusal `unauthorised` when the session has ended meanwhile, or the password was changed
     */
    change: (who: Caller, email: string, hash: string): Promise<void> =>
      withAccountLock(store, who.id, async (transaction) => {
        const { id: userId } = who;
        await expectStillAuthorised(transaction, who, hash);
        if (await isTaken(transaction, email)) return;
        await enqueue(transaction, { kind: 'verify-email', payload: { userId, email }, email });
      }),

    /** Asks for a mail with which a new password can be set; whether there is an account is found out later. */
    sendReset: (email: string): Promise<void> =>
      enqueue(db, { kind: 'reset-password', payload: { email }, email }),

    /**
     * Confirms an address by a link, which is used up: it is marked as verified, and the account moved to it if it is a
     * new one. Only in a session of the account: a stranger can have made one with the address of the person who
     * follows the link.
     * @param who makes the call
     * @param onConfirmed called in its transaction, last
     * @returns false when the link is of no use: used, expired, for an address that is no longer the account's, or for
     *   a new one that another account has taken since
     * @throws Refusal when the link is for another account; then it is not used up. `unauthorised` when the session has
     *   ended meanwhile
     */
    confirm: async (who: Caller, token: string, onConfirmed: OnConfirmed): Promise<boolean> => {
      const { id: userId, sessionId } = who;
      const link = await takeConfirmation(auth, userId, token);
      if (!link) return false;
      const { from, email } = link;
      try {
        return await withAccountLock(store, userId, async (transaction) => {
          await expectSession(transaction, sessionId);
          const isMoved = await moveTo(transaction, store, link);
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
 * Marks a link's address as verified, and as the account's; false when the account has another one by now.
 * @param transaction has the account's lock
 */
async function moveTo(
  transaction: Transaction<Tables>,
  { engine }: Store,
  { userId, from, email }: Confirmation,
): Promise<boolean> {
  const { now, yes } = valuesOf({ engine });
  const before = await transaction
    .selectFrom('user')
    .select('emailVerified')
    .where('id', '=', userId)
    .where('email', '=', from)
    .executeTakeFirst();
  const { numUpdatedRows } = await transaction
    .updateTable('user')
    .set({ email, emailVerified: yes, updatedAt: now })
    .where('id', '=', userId)
    .where('email', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (email === from) return true;
  // What has been sent to the old address must not open the account any longer.
  await revokeLinks(transaction, userId);
  await moveLeads(transaction, { userId, from, email });
  // An owner who has lost an account to a thief learns of it there. An unconfirmed address can be a stranger's.
  if (before?.emailVerified) {
    await enqueue(transaction, { kind: 'email-changed', payload: { userId, from }, email: from });
  }
  return true;
}

/** Has what an account has sent follow it to its new address: the next owner of the old one must not get it. */
async function moveLeads(
  transaction: Transaction<Tables>,
  { userId, from, email }: Confirmation,
): Promise<void> {
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
