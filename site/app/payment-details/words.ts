import { createContext, use } from 'react';
import type { AccountPages } from '../sign-in/texts.ts';
import type { PaymentDetailsWords } from './texts.ts';

/** What every part of the page needs to say something. */
export interface PaymentSpeech {
  words: PaymentDetailsWords['app'];
  refusals: AccountPages['refusals'];
}

export const PaymentContext = createContext<PaymentSpeech | undefined>(undefined);

export function usePayment(): PaymentSpeech {
  const speech = use(PaymentContext);
  if (!speech) throw new Error('outside of the page about payment details');
  return speech;
}
