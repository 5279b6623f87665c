import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../services.ts';
import {
  readPaymentDetails,
  removePaymentDetails,
  setPaymentDetails,
} from '../store/payment-details.ts';
import { userOf } from './authorise.ts';
import { endpoint } from './endpoint.ts';

/** Whom invoices are for, and where they go. How somebody pays is between them and the payment provider. */
export const paymentDetails: FastifyPluginAsyncZod<Services> = async (api, { config, store }) => {
  const { db } = store;
  const methodsAt = config.paymentPortal?.href ?? null;

  api.route({
    ...endpoint('paymentDetails'),
    handler: async (request) => ({
      details: await readPaymentDetails(db, userOf(request).id),
      methodsAt,
    }),
  });

  api.route({
    ...endpoint('setPaymentDetails'),
    handler: async (request) => {
      await setPaymentDetails(db, userOf(request).id, request.body);
      return { details: request.body, methodsAt };
    },
  });

  api.route({
    ...endpoint('removePaymentDetails'),
    handler: async (request) => removePaymentDetails(db, userOf(request).id),
  });
};
