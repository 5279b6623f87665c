import type { PaymentDetails } from '../../contract/api/payment-details.ts';
import { withAccountLock } from './account-lock.ts';
import type { Store } from './database.ts';
import { withIsoMoments } from './moments.ts';
import type { Db } from './schema.ts';
import { shownEmail } from './shown-email.ts';

/** Returns the payment details of an account; null if there are none. */
export async function readPaymentDetails(db: Db, userId: number): Promise<PaymentDetails | null> {
  const row = await find(db, userId);
  if (!row) return null;
  const { userId: _, changedAt: __, ...details } = row;
  return { ...details, email: shownEmail(details.email) };
}

/** Stores payment details and replaces the previous ones; refuses when the account has been deleted. */
export function setPaymentDetails(store: Store, userId: number, details: PaymentDetails) {
  const row = { ...details, changedAt: Date.now() };
  return withAccountLock(store, userId, async (transaction) => {
    await transaction
      .insertInto('paymentDetails')
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute();
  });
}

export async function removePaymentDetails(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('paymentDetails').where('userId', '=', userId).execute();
}

export async function exportPaymentDetails(db: Db, userId: number) {
  const row = await find(db, userId);
  if (!row) return null;
  const { userId: _, ...details } = row;
  return withIsoMoments(details);
}

const find = (db: Db, userId: number) =>
  db.selectFrom('paymentDetails').selectAll().where('userId', '=', userId).executeTakeFirst();
