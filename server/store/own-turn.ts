import type { Transaction } from 'kysely';
import { messages } from '../../contract/api/messages.ts';
import { ApiError } from '../errors.ts';
import type { Store } from './database.ts';
import type { Tables } from './schema.ts';

/**
 * Changes what belongs to an account, one transaction at a time for each account: what is counted at the beginning
 * of it still holds at its end. SQLite has one writer anyway.
 * @throws ApiError 401 when the account has gone meanwhile
 */
export function inOwnTurn<Result>(
  { db, engine }: Store,
  userId: number,
  change: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const account = transaction.selectFrom('user').select('id').where('id', '=', userId);
    const found = await (engine === 'postgres' ? account.forNoKeyUpdate() : account).execute();
    if (found.length === 0) throw new ApiError(401, messages.unauthorised);
    return change(transaction);
  });
}
