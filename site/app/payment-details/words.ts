import { createContext, use } from 'react';
import type { AccountPages } from '../sign-in/texts.ts';
import type { PaymentDetailsWords } from './texts.ts';

/** The language and the words that the parts of this page use. */
export interface PaymentSpeech {
  words: PaymentDetailsWords['app'];
  refusals: AccountPages['refusals'];
  /** The address of the page where customers write to us. */
  messages: string;
}

export const PaymentContext = createContext<PaymentSpeech | undefined>(undefined);

export function usePayment(): PaymentSpeech {
  const speech = use(PaymentContext);
  if (!speech) throw new Error('used outside the payment details page');
  return speech;
}
