import type { Transaction } from 'kysely';
import { Refusal } from '../../contract/api/messages.ts';
import type { Store } from './database.ts';
import type { Tables } from './schema.ts';

/**
 * Locks an account until the end of the transaction. SQLite has one writer anyway.
 * @returns false when the account is gone
 */
export async function lockAccount(
  transaction: Transaction<Tables>,
  engine: Store['engine'],
  userId: number,
): Promise<boolean> {
  const account = transaction.selectFrom('user').select('id').where('id', '=', userId);
  const found = await (engine === 'postgres' ? account.forNoKeyUpdate() : account).execute();
  return found.length > 0;
}

/**
 * Changes what belongs to an account, one transaction at a time for each account: what is counted at the beginning of
 * it still holds at its end.
 * @throws Refusal `unauthorised` when the account is gone
 */
export function withAccountLock<Result>(
  { db, engine }: Store,
  userId: number,
  change: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, engine, userId))) {
      throw new Refusal('unauthorised');
    }
    return change(transaction);
  });
}
