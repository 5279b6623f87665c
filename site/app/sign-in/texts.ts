import { z } from 'zod';
import type { RefusalCode } from '../../../contract/api/refusal.ts';
import type { WeakReason } from '../../../contract/api/weak-reason.ts';
import { type Localized, sentence, text } from '../../../contract/text.ts';
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
      wrongLogin: text(160),
      userExists: text(160),
      wrongCode: text(160),
      expiredChallenge: text(160),
      otherAccount: text(160),
      invalid: text(160),
      tooMany: text(160),
      unavailable: text(160),
    }),
    fields: z
      .strictObject({
        missing: text(120),
        empty: text(120),
        too_short: sentence(120, 'min'),
        too_long: sentence(120, 'max'),
        invalid_email: text(120),
        unsupported_email: text(120),
        invalid_characters: text(120),
        invalid_format: text(120),
        invalid_type: text(120),
        invalid_value: text(120),
        unknown: text(120),
        incorrect: text(120),
        expired: text(120),
      } satisfies Record<Exclude<RefusalCode, 'too_common'>, z.ZodType>)
      .describe('The error beside a field, by the error code of the server'),
    weakBecause: z
      .strictObject({
        common: text(120),
        pattern: text(120),
        date: text(120),
        own: text(120),
        simple: text(120),
      } satisfies Record<WeakReason, z.ZodType>)
      .describe('The reason why a password is rejected, shown beside it and while it is typed'),
    tooManyUntil: sentence(160, 'time').describe('Contains the waiting time, as in “5 minutes”'),
    network: text(200),
    noCookies: text(200),
    slow: text(120).describe('Announced when the response takes a long time'),
    other: text(200),
  }),

  session: z.strictObject({
    heading: text(60),
    lead: text(160),
    goOn: text(40),
    inbox: text(40),
    signOut: text(40),
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
    useRecovery: text(60),
    useCode: text(60),
    startOver: text(60),
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
    signIn: text(40),
    another: text(40),
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
    another: text(40),
    anotherSending: text(40),
    goOn: text(40),
    details: text(40),
  }),

  signedOut: z.strictObject({ ...page, signIn: text(40), home: text(40) }),
});

/** The texts of the account pages in one language. */
export type AccountPages = Localized<z.infer<typeof accountPages>>;
