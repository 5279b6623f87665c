import { messages } from '../../contract/api/messages.ts';
import { ApiError } from '../errors.ts';
import type { Store } from '../store/database.ts';
import { revokeLinks } from './links.ts';
import { hashToken } from './session-tokens.ts';
import { tellOwner } from './tell-owner.ts';
import { valuesOf } from './values.ts';

/**
 * What follows once the library has turned a second factor on: all sessions end but the one that has just
 * begun with it, and the owner is told by mail.
 * @param token of the session that stays
 */
export function settleOn({ db }: Store, userId: number, token: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('session')
      .where('userId', '=', userId)
      .where('token', '!=', hashToken(token))
      .execute();
    await tellOwner(transaction, userId, 'second-factor-on');
  });
}

/**
 * Turns a second factor off. All sessions and open links end, and the owner is told by mail.
 * @throws ApiError 400 when it is off already: another call has come first
 */
export function turnOff(store: Store, userId: number): Promise<void> {
  const { now, yes, no } = valuesOf(store);
  return store.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('user')
      .set({ twoFactorEnabled: no, updatedAt: now })
      .where('id', '=', userId)
      .where('twoFactorEnabled', '=', yes)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(400, messages.secondFactorIsOff);
    await transaction.deleteFrom('twoFactor').where('userId', '=', userId).execute();
    await transaction.deleteFrom('session').where('userId', '=', userId).execute();
    await revokeLinks(transaction, userId);
    await tellOwner(transaction, userId, 'second-factor-off');
  });
}
