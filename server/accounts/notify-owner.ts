import { enqueue } from '../store/outbox.ts';
import type { DbTransaction } from '../store/schema.ts';

/**
 * Tells the owner of an account by mail what was changed about it. An unconfirmed address may be a stranger's, who must
 * not get mail about what others do.
 */
export async function notifyOwner(
  transaction: DbTransaction,
  userId: number,
  kind: 'password-changed' | 'second-factor-on' | 'second-factor-off' | 'recovery-codes-renewed',
): Promise<void> {
  const { email, emailVerified } = await transaction
    .selectFrom('user')
    .select(['email', 'emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!emailVerified) return;
  await enqueue(transaction, { kind, payload: { userId }, email });
}
