import { z } from 'zod';
import { type Localized, sentence, text } from '../../../contract/text.ts';
import type { AreaProps } from '../area/use-area.ts';
import { asked, pageHead, panelHead, send } from '../page-texts.ts';
import type { FormPageProps } from '../sign-in/form-page-props.ts';

const field = z.strictObject({ label: text(60), required: text(120), wrong: text(160) });
const withHint = field.extend({ hint: text(160) });

/** The texts of `/account/payment-details`. Source: `content/account-area/payment-details.yaml`. */
export const paymentDetailsWords = z.strictObject({
  ...pageHead,
  app: z.strictObject({
    invoices: z.strictObject({
      ...panelHead,
      optional: sentence(60, 'label'),
      name: withHint,
      country: z.strictObject({ label: text(40) }),
      taxId: withHint,
      branch: withHint,
      street: withHint,
      subdistrict: field,
      district: field,
      province: field,
      postcode: field,
      lines: withHint,
      email: withHint,
      ...send,
      done: text(60),
      remove: z.strictObject({
        ...asked,
        begin: text(40),
        done: text(80),
      }),
    }),
    methods: z.strictObject({
      heading: text(60),
      lead: text(240).describe('Says that card numbers are never stored here'),
      none: z
        .strictObject({ heading: text(60), body: text(120), action: text(40) })
        .describe('Says that no payment provider is set up, and offers a message to us'),
      open: text(60).describe('The link to the payment provider'),
    }),
  }),
});

/** The props of the island, which its parts use. */
export interface PaymentDetailsProps extends AreaProps, FormPageProps {
  words: Localized<z.infer<typeof paymentDetailsWords>>['app'];
  /** The address of the page where customers write to us. */
  messages: string;
}
