import type { Calls } from './call.ts';
import { people } from './people.ts';

/** The recipient and address of invoices. The demo has no payment provider. */
export const paymentDetails: Pick<
  Calls,
  'paymentDetails' | 'setPaymentDetails' | 'removePaymentDetails'
> = {
  paymentDetails: ({ caller }) => ({ details: caller.person.paymentDetails, methodsAt: null }),
  setPaymentDetails: ({ caller, body }) => {
    people.change(caller.person.id, { paymentDetails: body });
    return { details: body, methodsAt: null };
  },
  removePaymentDetails: ({ caller }) => {
    people.change(caller.person.id, { paymentDetails: null });
  },
};
