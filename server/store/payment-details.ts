import type { Kysely } from 'kysely';
import type { PaymentDetails } from '../../contract/api/payment-details.ts';
import { withAccountLock } from './account-lock.ts';
import type { Store } from './database.ts';
import { isoOf } from './moments.ts';
import type { Tables } from './schema.ts';
import { shownEmail } from './shown-email.ts';

/** Where an account's invoices go; null if that is not said. */
export async function readPaymentDetails(
  db: Kysely<Tables>,
  userId: number,
): Promise<PaymentDetails | null> {
  const row = await find(db, userId);
  if (!row) return null;
  const { userId: _, changedAt: __, ...details } = row;
  return { ...details, email: shownEmail(details.email) };
}

/**
 * Keeps it, in the place of what was said before.
 * @throws Refusal `unauthorised` when the account has gone meanwhile
 */
export function setPaymentDetails(
  store: Store,
  userId: number,
  details: PaymentDetails,
): Promise<void> {
  const row = { ...details, changedAt: Date.now() };
  return withAccountLock(store, userId, async (transaction) => {
    await transaction
      .insertInto('paymentDetails')
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute();
  });
}

/** Removes it, if there is anything. */
export async function removePaymentDetails(db: Kysely<Tables>, userId: number): Promise<void> {
  await db.deleteFrom('paymentDetails').where('userId', '=', userId).execute();
}

/** What is kept of it. */
export async function exportPaymentDetails(db: Kysely<Tables>, userId: number) {
  const row = await find(db, userId);
  if (!row) return null;
  const { userId: _, changedAt, ...details } = row;
  return { ...details, changedAt: isoOf(changedAt) };
}

const find = (db: Kysely<Tables>, userId: number) =>
  db.selectFrom('paymentDetails').selectAll().where('userId', '=', userId).executeTakeFirst();
