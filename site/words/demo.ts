import { z } from 'zod';
import { HELD_FOR } from '../../contract/api/leads.ts';
import { paymentDetailsBody } from '../../contract/api/payment-details.ts';
import { thing } from '../../contract/api/saved.ts';
import { LANGS } from '../../contract/lang.ts';
import { text, texts } from '../../contract/text.ts';

/**
 * The initial data of the static demo (spec D8): its default user with the id 1, and the messages in its inbox. No
 * other build contains any of it. Source: `content/demo.yaml`.
 */
export const demo = z.strictObject({
  note: z.strictObject({
    heading: text(60),
    body: text(240).describe('Says what happens to data entered in the demo'),
    ...texts(24, 'email', 'password'),
  }),
  user: z.strictObject({
    email: z.email(),
    password: z.string().min(8),
    firstName: z.string(),
    lastName: z.string(),
  }),
  paymentDetails: paymentDetailsBody.describe('The payment details of the default user'),
  leads: z.array(
    z.strictObject({
      form: z.string(),
      lang: z.enum(LANGS),
      page: z.string().startsWith('/'),
      email: z.email(),
      name: z.string().default(''),
      company: z.string().default(''),
      telephone: z.string().default(''),
      choice: z.string().default(''),
      budget: z.string().default(''),
      urgency: z.string().default(''),
      message: z.string().default(''),
      offer: z.string().default(''),
      hoursAgo: z.number().positive(),
      isAnswered: z.boolean().default(false),
      heldFor: z.enum(HELD_FOR).nullable().default(null),
      wantsNews: z.boolean().default(false),
      wantsCall: z.boolean().default(false),
      subject: z.string().default('').describe('The subject of a conversation in the account area'),
      replies: z
        .array(
          z.strictObject({
            from: z.enum(['customer', 'company', 'note']),
            by: z.string().default('').describe('The author; the demo’s user by default'),
            body: z.string(),
            hoursAgo: z.number().positive(),
          }),
        )
        .default([]),
      lastError: z.string().optional().describe('The reason why its mail could not be sent'),
    }),
  ),
  saved: z
    .array(thing.extend({ hoursAgo: z.number().positive() }))
    .describe('The saved items of the default user'),
  collections: z.array(
    z.strictObject({
      name: z.string(),
      note: z.string().default(''),
      things: z.array(z.string()).describe('The ids of saved items, in order'),
    }),
  ),
});
