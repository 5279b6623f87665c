import { Refusal } from '../../contract/api/messages.ts';
import type { Store } from './database.ts';
import type { DbTransaction } from './schema.ts';

/** Locks an account until the end of the transaction; returns false when it no longer exists. */
export async function lockAccount(transaction: DbTransaction, userId: number): Promise<boolean> {
  const account = transaction.selectFrom('user').select('id').where('id', '=', userId);
  return (await account.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/**
 * Runs a transaction on an account's data, one at a time per account, so that counts at its beginning are still valid
 * at its end.
 * @throws Refusal `unauthorised` when the account no longer exists
 */
export function withAccountLock<Result>(
  { db }: Store,
  userId: number,
  change: (transaction: DbTransaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, userId))) throw new Refusal('unauthorised');
    return change(transaction);
  });
}
