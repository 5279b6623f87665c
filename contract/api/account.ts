import { z } from 'zod';
import { call, type Endpoint } from './endpoint.ts';
import {
  email,
  lang,
  line,
  moment,
  newPassword,
  nonBlank,
  password,
  timeZone,
  token,
} from './fields.ts';
import { idParams } from './leads.ts';
import type { CallName } from './paths.ts';
import { weakReason } from './weak-reason.ts';

/** A person's name, in any script. */
const name = (max: number) => nonBlank(line(max));

/** The signed-in user, as returned by signing in (spec D1). */
const user = z.object({
  id: z.int().positive(),
  username: z.string().describe('Short name for greetings; not unique and not used for signing in'),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string().describe('Empty for people with one name'),
});

/** The same user with the data for the account area. */
const me = user.extend({
  role: z.enum(['customer', 'admin']),
  company: z.string().describe('Their employer, or empty'),
  lang: lang.describe('The language of their mails'),
  timeZone: z.string().describe('IANA name'),
  image: z.string().nullable().describe('The address of their picture'),
  emailVerified: z.boolean(),
  secondFactor: z.boolean().describe('Whether signing in asks for a code'),
});

const signedIn = user.extend({ token: z.string().describe('For the Authorization header') });

export const detailsBody = z
  .object({
    username: name(64),
    firstName: name(100),
    lastName: line(100),
    company: line(200),
    lang,
    timeZone,
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0);

const renewedToken = z.object({
  token: z.string().describe('Replaces the token of the call'),
});

const session = z.object({
  id: z.int().positive(),
  isCurrent: z.boolean(),
  startedAt: moment,
  lastUsedAt: moment.describe('To the hour'),
  expiresAt: moment,
  userAgent: z.string(),
});
const code = line(32).describe('Six digits from the authenticator, or a recovery code');
const passwordAndCode = z.object({ password, code });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The strength of a password. Weak passwords are rejected. */
const passwordStrength = z.object({
  strength: z.enum(['weak', 'fair', 'good', 'strong']),
  because: weakReason.optional().describe('Why it is weak'),
});

/** Signing in and up, passwords, sessions and the second factor. */
export const accountEndpoints = {
  login: call({
    summary: 'Sign in',
    access: 'anyone',
    body: z.object({ email, password }),
    answer: z.union([
      signedIn,
      z.object({
        secondFactor: z.string().describe('Must be sent back as `challenge` within ten minutes'),
      }),
    ]),
  }),
  loginSecondFactor: call({
    summary: 'Sign in, second step: a code of the authenticator or a recovery code',
    access: 'anyone',
    body: z.object({ challenge: token, code }),
    answer: signedIn,
  }),
  signup: call({
    summary: 'Create an account',
    access: 'anyone',
    body: z.object({
      email,
      password: newPassword,
      name: name(200).describe('The first space separates first and last name'),
    }),
  }),
  logout: call({ summary: 'End this session', access: 'anyone' }),
  me: call({ summary: 'The signed-in user', answer: me }),
  changeDetails: call({
    summary: 'Change names, company, language and time zone independently',
    body: detailsBody,
    answer: me,
  }),
  changePassword: call({
    summary: 'Change the password; all other sessions end',
    body: z.object({ current: password, password: newPassword }),
    answer: renewedToken,
  }),
  changeEmail: call({
    summary: 'Change the email address; it takes effect once the link sent to it is followed',
    body: z.object({ email, password }),
    status: 202,
  }),
  sessions: call({
    summary: 'The sessions of the account',
    answer: z.object({ sessions: z.array(session) }),
  }),
  endSession: call({ summary: 'End a session', params: idParams }),
  endOtherSessions: call({ summary: 'End all other sessions' }),
  startSecondFactor: call({
    summary: 'Start setting up a second factor; it is on once a code has been confirmed',
    body: z.object({ password }),
    answer: recoveryCodes.extend({
      uri: z.string().describe('otpauth:// URI for an authenticator, as a QR code or a link'),
    }),
  }),
  confirmSecondFactor: call({
    summary: 'Turn the second factor on with its first code; all other sessions end',
    body: z.object({ code: line(32) }),
    answer: renewedToken,
  }),
  endSecondFactor: call({
    summary: 'Turn the second factor off; all other sessions end',
    body: passwordAndCode,
    answer: renewedToken,
  }),
  renewRecoveryCodes: call({
    summary: 'Create new recovery codes; the old ones become invalid',
    body: passwordAndCode,
    answer: recoveryCodes,
  }),
  passwordStrength: call({
    isReadOnly: true,
    summary: 'Estimate how hard a password is to guess while it is typed; nothing is stored',
    access: 'anyone',
    body: z.object({
      password: newPassword,
      email: line(254).optional(),
      name: line(200).optional(),
    }),
    answer: passwordStrength,
  }),
  forgottenPassword: call({
    summary:
      'Request a link to set a new password; the answer does not reveal whether the account exists',
    access: 'anyone',
    body: z.object({ email }),
    status: 202,
  }),
  resetPassword: call({
    summary: 'Set a new password with the link’s token; all sessions end',
    access: 'anyone',
    body: z.object({ token, password: newPassword }),
  }),
  sendVerification: call({
    summary: 'Request another link that confirms the email address',
    status: 202,
  }),
  verifyEmail: call({
    summary: 'Confirm an email address with the link’s token, in a session of its account',
    body: z.object({ token }),
  }),
} satisfies Partial<Record<CallName, Endpoint>>;

/** Splits a full name into first and last name at its first space (spec D2). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

export type User = z.infer<typeof user>;
export type Me = z.infer<typeof me>;
export type PasswordStrength = z.infer<typeof passwordStrength>;
