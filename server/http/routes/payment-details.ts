import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SignedIn } from '../../accounts/accounts.ts';
import {
  readPaymentDetails,
  removePaymentDetails,
  setPaymentDetails,
} from '../../store/payment-details.ts';
import type { Services } from '../services.ts';
import { signedInUser } from './authorize.ts';
import { endpoint } from './endpoint.ts';

/** The name and address on invoices. How a customer pays is between them and the payment provider. */
export const paymentDetails: FastifyPluginAsyncZod<Services> = async (api, { config, store }) => {
  const { db } = store;

  /** Returns the URL of the payment provider, which may include the account's address. */
  const methodsAt = ({ email }: SignedIn): string | null =>
    config.paymentPortal?.replaceAll('{email}', encodeURIComponent(email)) ?? null;

  api.route({
    ...endpoint('paymentDetails'),
    handler: async (request) => {
      const user = signedInUser(request);
      return { details: await readPaymentDetails(db, user.id), methodsAt: methodsAt(user) };
    },
  });

  api.route({
    ...endpoint('setPaymentDetails'),
    handler: async (request) => {
      const user = signedInUser(request);
      await setPaymentDetails(store, user.id, request.body);
      return { details: request.body, methodsAt: methodsAt(user) };
    },
  });

  api.route({
    ...endpoint('removePaymentDetails'),
    handler: async (request) => removePaymentDetails(db, signedInUser(request).id),
  });
};
