import type { Calls } from './call.ts';
import { people } from './people.ts';

/** Whom invoices are for, and where they go. No payment provider is behind the demo. */
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
