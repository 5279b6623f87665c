import { z } from 'zod';
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

/** A person's name, in any script. */
const name = (max: number) => nonBlank(line(max));

/** The signed-in user, as returned by signing in (spec D1). */
export const user = z.object({
  id: z.int().positive(),
  username: z.string().describe('Short name for greetings; not unique and not used for signing in'),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string().describe('Empty for people with one name'),
});

/** The same user with the data for the account area. */
export const me = user.extend({
  role: z.enum(['customer', 'admin']),
  company: z.string().describe('Their employer, or empty'),
  lang: lang.describe('The language of their mails'),
  timeZone: z.string().describe('IANA name'),
  image: z.string().nullable().describe('The address of their picture'),
  emailVerified: z.boolean(),
  secondFactor: z.boolean().describe('Whether signing in asks for a code'),
});

/** `POST /api/login` (spec D1). */
export const loginBody = z.object({ email, password });

export const signedIn = user.extend({ token: z.string().describe('For the Authorization header') });

/** The answer to a login that requires a second factor, whose code comes next. */
export const secondFactorAsked = z.object({
  secondFactor: z.string().describe('Must be sent back as `challenge` within ten minutes'),
});

export const loginSecondFactorBody = z.object({
  challenge: token,
  code: line(32).describe('Six digits from the authenticator, or a recovery code'),
});

/** `POST /api/signup` (spec D2); the first space separates first and last name. */
export const signupBody = z.object({ email, password: newPassword, name: name(200) });

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

export const passwordBody = z.object({ current: password, password: newPassword });
export const emailBody = z.object({ email, password });
export const renewedToken = z.object({
  token: z.string().describe('Replaces the token of the call'),
});

export const session = z.object({
  id: z.int().positive(),
  isCurrent: z.boolean(),
  startedAt: moment,
  lastUsedAt: moment.describe('To the hour'),
  expiresAt: moment,
  userAgent: z.string(),
});
export const sessionList = z.object({ sessions: z.array(session) });

export const passwordOnly = z.object({ password });
export const passwordAndCode = z.object({
  password,
  code: line(32).describe('Six digits from the authenticator, or a recovery code'),
});
export const deleteAccountBody = z.object({
  password,
  code: line(32)
    .optional()
    .describe('With a second factor: six digits from the authenticator, or a recovery code'),
});
export const codeBody = z.object({ code: line(32) });
export const secondFactorStarted = z.object({
  uri: z.string().describe('otpauth:// URI for an authenticator, as a QR code or a link'),
  recoveryCodes: z.array(z.string()),
});
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const forgottenBody = z.object({ email });
export const resetBody = z.object({ token, password: newPassword });
export const verifyBody = z.object({ token });

/** Splits a full name into first and last name at its first space (spec D2). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

export type User = z.infer<typeof user>;
export type Me = z.infer<typeof me>;
