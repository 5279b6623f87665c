import type { Transaction } from 'kysely';
import type { Store } from '../store/database.ts';
import { enqueue } from '../store/outbox.ts';
import type { Tables } from '../store/schema.ts';
import type { Auth } from './auth.ts';
import { type Confirmation, revokeLinks, takeConfirmation } from './links.ts';
import { valuesOf } from './values.ts';

/** The e-mail addresses of the accounts. */
export function emailsOf(store: Store, auth: Auth) {
  const { db } = store;

  const isTaken = async (email: string): Promise<boolean> =>
    (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()) !==
    undefined;

  /** Asks the owner of an address to confirm it, by mail. */
  const sendVerification = (userId: number, email: string): Promise<void> =>
    enqueue(db, { kind: 'verify-email', payload: { userId, email }, email });

  return {
    sendVerification,

    /**
     * Begins to move an account to another address, by a mail to that address. Whoever has an account
     * there already gets none, and the caller is not told.
     */
    change: async (userId: number, email: string): Promise<void> => {
      if (!(await isTaken(email))) await sendVerification(userId, email);
    },

    /** Asks for a mail with which a new password can be set; whether there is an account is found out later. */
    sendReset: (email: string): Promise<void> =>
      enqueue(db, { kind: 'reset-password', payload: { email }, email }),

    /**
     * Confirms an address by a link, which is used up: it is marked as verified, and the account moved
     * to it if it is a new one.
     * @returns false when the link is of no use: used, expired, for an address that is no longer the
     *   account's, or for a new one that somebody else has taken since
     */
    confirm: async (token: string): Promise<boolean> => {
      const link = await takeConfirmation(auth, token);
      if (!link) return false;
      const { from, email } = link;
      try {
        return await db
          .transaction()
          .execute((transaction) => moveTo(transaction, valuesOf(store), link));
      } catch (error) {
        if (email !== from && (await isTaken(email))) return false;
        throw error;
      }
    },
  };
}

/** Marks a link's address as verified, and as the account's; false when the account has another one by now. */
async function moveTo(
  transaction: Transaction<Tables>,
  { now, yes }: ReturnType<typeof valuesOf>,
  { userId, from, email }: Confirmation,
): Promise<boolean> {
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
  // Whoever has lost an account to somebody learns of it there. An address that nobody has confirmed can be anybody's.
  if (before?.emailVerified) {
    await enqueue(transaction, { kind: 'email-changed', payload: { userId, from }, email: from });
  }
  return true;
}
