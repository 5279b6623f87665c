import { z } from 'zod';
import type { RefusalCode } from '../../../contract/api/refusal.ts';
import type { WeakReason } from '../../../contract/api/weak-reason.ts';
import { type Localized, sentence, text, texts } from '../../../contract/text.ts';
import { weave } from '../../ui/loom/weave.ts';
import { send } from '../page-texts.ts';

/** The heading and description of a page in one of its states. */
const state = z.strictObject({ heading: text(60), lead: text(240) });

/** The texts around a page's form, and the states of the page (site/session/page-state.ts). */
const page = {
  title: text(60),
  description: text(160),
  weave,
  start: state,
};

/** The label and error texts of a form field. */
const field = {
  label: text(40),
  required: text(120),
};

/** The texts of the account pages. Source: `content/account.yaml`. */
export const accountPages = z.strictObject({
  needsScript: text(200).describe('For visitors who have JavaScript turned off'),

  fields: z.strictObject({
    email: z.strictObject({ ...field, placeholder: z.string(), wrong: text(160) }),
    name: z.strictObject({ ...field, wrong: text(120) }),
    password: z.strictObject({ ...field, wrong: text(120) }),
    newPassword: z.strictObject({
      ...field,
      wrong: text(120),
      hint: text(160),
      strength: z
        .strictObject({ fair: text(120), good: text(60), strong: text(60) })
        .describe('Shown for an accepted password, while it is typed'),
    }),
    code: z.strictObject({ ...field, wrong: text(120) }),
    recoveryCode: z.strictObject({ ...field, wrong: text(120), hint: text(160) }),
    reveal: text(40).describe(
      'The accessible name of the button with the eye; its pressed state says the rest',
    ),
  }),

  refusals: z.strictObject({
    messages: z.strictObject({
      ...texts(160, 'wrongLogin', 'userExists', 'wrongCode', 'expiredChallenge', 'otherAccount'),
      ...texts(160, 'invalid', 'tooMany', 'unavailable'),
    }),
    fields: z
      .strictObject({
        ...texts(120, 'missing', 'empty'),
        too_short: sentence(120, 'min'),
        too_long: sentence(120, 'max'),
        ...texts(120, 'invalid_email', 'unsupported_email', 'invalid_characters', 'invalid_format'),
        ...texts(120, 'invalid_type', 'invalid_value', 'unknown', 'incorrect', 'expired'),
      } satisfies Record<Exclude<RefusalCode, 'too_common'>, z.ZodType>)
      .describe('The error beside a field, by the error code of the server'),
    weakBecause: z
      .strictObject({
        ...texts(120, 'common', 'pattern', 'date', 'own', 'simple'),
      } satisfies Record<WeakReason, z.ZodType>)
      .describe('The reason why a password is rejected, shown beside it and while it is typed'),
    tooManyUntil: sentence(160, 'time').describe('Contains the waiting time, as in “5 minutes”'),
    ...texts(200, 'network', 'noCookies'),
    slow: text(120).describe('Announced when the response takes a long time'),
    other: text(200),
  }),

  session: z.strictObject({
    heading: text(60),
    lead: text(160),
    ...texts(40, 'goOn', 'inbox', 'signOut'),
  }),

  signIn: z.strictObject({
    ...page,
    ...send,
    forgotten: text(40),
    noAccount: text(60),
    signUp: text(40),
    code: state.describe('The second step, with a code from an authenticator app'),
    recovery: state.describe('The second step, with a recovery code'),
    confirm: send.submit,
    ...texts(60, 'useRecovery', 'useCode', 'startOver'),
  }),

  signUp: z.strictObject({
    ...page,
    ...send,
    emailHint: text(120),
    notice: text(160).describe('The purpose of the data, shown where it is collected (thai.md 17)'),
    almost: text(200).describe('The account was created, but signing in failed'),
    haveAccount: text(60),
    signIn: text(40),
  }),

  forgottenPassword: z.strictObject({
    ...page,
    ...send,
    sent: state,
    again: text(60),
    back: text(40),
  }),

  newPassword: z.strictObject({
    ...page,
    ...send,
    done: state,
    expired: state,
    ...texts(40, 'signIn', 'another'),
  }),

  verifyEmail: z.strictObject({
    ...page,
    ...send,
    done: state,
    confirmed: state.describe(
      'The link can’t be used, and the account’s email address is already confirmed',
    ),
    expired: state,
    sent: state,
    ...texts(40, 'another', 'anotherSending', 'goOn', 'details'),
  }),

  signedOut: z.strictObject({ ...page, signIn: text(40), home: text(40) }),
});

/** The texts of the account pages in one language. */
export type AccountPages = Localized<z.infer<typeof accountPages>>;
