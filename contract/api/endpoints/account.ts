import { z } from 'zod';
import * as account from '../account.ts';
import { call, type Endpoint } from '../endpoint.ts';
import * as leads from '../leads.ts';
import * as passwords from '../passwords.ts';
import type { CallName } from '../paths.ts';

/** Signing in and up, passwords, sessions and the second factor. */
export const accountEndpoints = {
  login: call({
    summary: 'Sign in',
    access: 'anyone',
    body: account.loginBody,
    answer: z.union([account.signedIn, account.secondFactorAsked]),
  }),
  loginSecondFactor: call({
    summary: 'Sign in, second step: a code of the authenticator or a recovery code',
    access: 'anyone',
    body: account.loginSecondFactorBody,
    answer: account.signedIn,
  }),
  signup: call({ summary: 'Create an account', access: 'anyone', body: account.signupBody }),
  logout: call({ summary: 'End this session', access: 'anyone' }),
  me: call({ summary: 'The signed-in user', answer: account.me }),
  changeDetails: call({
    summary: 'Change names, company, language and time zone independently',
    body: account.detailsBody,
    answer: account.me,
  }),
  changePassword: call({
    summary: 'Change the password; all other sessions end',
    body: account.passwordBody,
    answer: account.renewedToken,
  }),
  changeEmail: call({
    summary: 'Change the email address; it takes effect once the link sent to it is followed',
    body: account.emailBody,
    status: 202,
  }),
  sessions: call({ summary: 'The sessions of the account', answer: account.sessionList }),
  endSession: call({ summary: 'End a session', params: leads.idParams }),
  endOtherSessions: call({ summary: 'End all other sessions' }),
  startSecondFactor: call({
    summary: 'Start setting up a second factor; it is on once a code has been confirmed',
    body: account.passwordOnly,
    answer: account.secondFactorStarted,
  }),
  confirmSecondFactor: call({
    summary: 'Turn the second factor on with its first code; all other sessions end',
    body: account.codeBody,
    answer: account.renewedToken,
  }),
  endSecondFactor: call({
    summary: 'Turn the second factor off; all other sessions end',
    body: account.passwordAndCode,
    answer: account.renewedToken,
  }),
  renewRecoveryCodes: call({
    summary: 'Create new recovery codes; the old ones become invalid',
    body: account.passwordAndCode,
    answer: account.recoveryCodes,
  }),
  passwordStrength: call({
    isReadOnly: true,
    summary: 'Estimate how hard a password is to guess while it is typed; nothing is stored',
    access: 'anyone',
    body: passwords.strengthBody,
    answer: passwords.passwordStrength,
  }),
  forgottenPassword: call({
    summary:
      'Request a link to set a new password; the answer does not reveal whether the account exists',
    access: 'anyone',
    body: account.forgottenBody,
    status: 202,
  }),
  resetPassword: call({
    summary: 'Set a new password with the link’s token; all sessions end',
    access: 'anyone',
    body: account.resetBody,
  }),
  sendVerification: call({
    summary: 'Request another link that confirms the email address',
    status: 202,
  }),
  verifyEmail: call({
    summary: 'Confirm an email address with the link’s token, in a session of its account',
    body: account.verifyBody,
  }),
} satisfies Partial<Record<CallName, Endpoint>>;
