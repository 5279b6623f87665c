import type { Transaction } from 'kysely';
import { enqueue } from '../store/outbox.ts';
import type { Tables } from '../store/schema.ts';

/**
 * Tells the owner of an account by mail what was changed about it. An address that is not confirmed may be a
 * stranger's, who gets no mails about what others do.
 * @param transaction the one that changes it
 */
export async function notifyOwner(
  transaction: Transaction<Tables>,
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
