import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SignedIn } from '../../accounts/accounts.ts';
import {
  readPaymentDetails,
  removePaymentDetails,
  setPaymentDetails,
} from '../../store/payment-details.ts';
import type { Services } from '../services.ts';
import { calls } from './endpoint.ts';

/** The name and address on invoices. How a customer pays is between them and the payment provider. */
export const paymentDetails: FastifyPluginAsyncZod<Services> = async (api, { config, store }) => {
  const on = calls(api);
  const { db } = store;

  /** Returns the URL of the payment provider, which may include the account's address. */
  const methodsAt = ({ email }: SignedIn): string | null =>
    config.paymentPortalUrl?.replaceAll('{email}', encodeURIComponent(email)) ?? null;

  on('paymentDetails', async ({ user }) => ({
    details: await readPaymentDetails(db, user.id),
    methodsAt: methodsAt(user),
  }));

  on('setPaymentDetails', async ({ user, body }) => {
    await setPaymentDetails(store, user.id, body);
    return { details: body, methodsAt: methodsAt(user) };
  });

  on('removePaymentDetails', async ({ user }) => removePaymentDetails(db, user.id));
};
