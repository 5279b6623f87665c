import { type AreaProps, usePage } from '../area/use-area.ts';
import type { AccountPages } from '../sign-in/texts.ts';
import type { PaymentDetailsWords } from './texts.ts';

/** The island's props, which its parts use. */
export interface PaymentDetailsProps extends AreaProps {
  words: PaymentDetailsWords['app'];
  refusals: AccountPages['refusals'];
  /** The address of the page where customers write to us. */
  messages: string;
}

export const usePayment = usePage<PaymentDetailsProps>;
