import { z } from 'zod';
import * as account from '../account.ts';
import { type Endpoint, empty } from '../endpoint.ts';
import * as leads from '../leads.ts';
import * as passwords from '../passwords.ts';
import type { CallName } from '../paths.ts';

/** Signing in and up, passwords, sessions and the second factor. */
export const accountEndpoints = {
  login: {
    summary: 'Sign in',
    access: 'anyone',
    body: account.loginBody,
    status: 200,
    answer: z.union([account.signedIn, account.secondFactorAsked]),
  },
  loginSecondFactor: {
    summary: 'Sign in, second step: a code of the authenticator or a recovery code',
    access: 'anyone',
    body: account.loginSecondFactorBody,
    status: 200,
    answer: account.signedIn,
  },
  signup: {
    summary: 'Create an account',
    access: 'anyone',
    body: account.signupBody,
    status: 200,
    answer: empty,
  },
  logout: { summary: 'End this session', access: 'anyone', status: 200, answer: empty },
  me: { summary: 'The signed-in user', access: 'customer', status: 200, answer: account.me },
  changeDetails: {
    summary: 'Change names, company, language and time zone independently',
    access: 'customer',
    body: account.detailsBody,
    status: 200,
    answer: account.me,
  },
  changePassword: {
    summary: 'Change the password; all other sessions end',
    access: 'customer',
    body: account.passwordBody,
    status: 200,
    answer: account.renewedToken,
  },
  changeEmail: {
    summary: 'Change the email address; it takes effect once the link sent to it is followed',
    access: 'customer',
    body: account.emailBody,
    status: 202,
    answer: empty,
  },
  sessions: {
    summary: 'The sessions of the account',
    access: 'customer',
    status: 200,
    answer: account.sessionList,
  },
  endSession: {
    summary: 'End a session',
    access: 'customer',
    params: leads.idParams,
    status: 200,
    answer: empty,
  },
  endOtherSessions: {
    summary: 'End all other sessions',
    access: 'customer',
    status: 200,
    answer: empty,
  },
  startSecondFactor: {
    summary: 'Start setting up a second factor; it is on once a code has been confirmed',
    access: 'customer',
    body: account.passwordOnly,
    status: 200,
    answer: account.secondFactorStarted,
  },
  confirmSecondFactor: {
    summary: 'Turn the second factor on with its first code; all other sessions end',
    access: 'customer',
    body: account.codeBody,
    status: 200,
    answer: account.renewedToken,
  },
  endSecondFactor: {
    summary: 'Turn the second factor off; all other sessions end',
    access: 'customer',
    body: account.passwordAndCode,
    status: 200,
    answer: account.renewedToken,
  },
  renewRecoveryCodes: {
    summary: 'Create new recovery codes; the old ones become invalid',
    access: 'customer',
    body: account.passwordAndCode,
    status: 200,
    answer: account.recoveryCodes,
  },
  passwordStrength: {
    isReadOnly: true,
    summary: 'Estimate how hard a password is to guess while it is typed; nothing is stored',
    access: 'anyone',
    body: passwords.strengthBody,
    status: 200,
    answer: passwords.passwordStrength,
  },
  forgottenPassword: {
    summary:
      'Request a link to set a new password; the answer does not reveal whether the account exists',
    access: 'anyone',
    body: account.forgottenBody,
    status: 202,
    answer: empty,
  },
  resetPassword: {
    summary: 'Set a new password with the link’s token; all sessions end',
    access: 'anyone',
    body: account.resetBody,
    status: 200,
    answer: empty,
  },
  sendVerification: {
    summary: 'Request another link that confirms the email address',
    access: 'customer',
    status: 202,
    answer: empty,
  },
  verifyEmail: {
    summary: 'Confirm an email address with the link’s token, in a session of its account',
    access: 'customer',
    body: account.verifyBody,
    status: 200,
    answer: empty,
  },
} as const satisfies Partial<Record<CallName, Endpoint>>;
