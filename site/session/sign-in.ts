import type { AnswerOf, BodyOf } from '../../contract/api/endpoints.ts';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { endOnServer } from '../enhance/sign-out.ts';
import { call, stopReading } from './api.ts';
import { keepSession } from './cookie.ts';
import { forgetUnownedDrafts } from './draft.ts';
import { forgetAccount, rememberAccount } from './known-account.ts';
import { removeSession } from './remove-session.ts';
import { loggedOut, loginFailed, loginRequested, loginSucceeded } from './store.ts';

/**
 * Signs in (spec D1, D6): stores the token in the cookie and the user in the state.
 * @returns the challenge to send back with a code, for users with a second factor
 * @throws CallError if the server refuses
 */
export async function signIn(body: BodyOf<'login'>): Promise<string | undefined> {
  const answer = await attempt(() => call('login', { body }));
  if ('secondFactor' in answer) return answer.secondFactor;
  await begin(answer);
  return undefined;
}

/**
 * Completes signing in with the code.
 * @throws CallError if the server refuses
 */
export async function signInWithCode(body: BodyOf<'loginSecondFactor'>): Promise<void> {
  await begin(await attempt(() => call('loginSecondFactor', { body })));
}

/** Ends the session, in this browser in any case, and goes to the page shown after signing out (spec D7). */
export async function signOut(lang: Lang): Promise<void> {
  stopReading();
  try {
    await call('logout');
  } catch {
    // The server can't be reached. The token is deleted here, and expires there.
  }
  removeSession();
  loggedOut();
  location.assign(localizedPath(lang, '/pages-logout'));
}

async function attempt<Answer>(login: () => Promise<Answer>): Promise<Answer> {
  loginRequested();
  try {
    return await login();
  } catch (error) {
    loginFailed((error as Error).message);
    throw error;
  }
}

async function begin({ token, ...user }: AnswerOf<'loginSecondFactor'>): Promise<void> {
  // After a session has expired, its account is still remembered.
  forgetAccount();
  // Called first, so that the session is assigned to this account.
  rememberAccount(user);
  try {
    keepSession(token);
  } catch (error) {
    // The browser has no cookie with the token, so the session would stay open for a month.
    void endOnServer(token);
    throw error;
  }
  forgetUnownedDrafts();
  loginSucceeded(user);
  // The response doesn't contain the account's permissions (spec D1). Signing in succeeds even if this call fails.
  await call('me').then(rememberAccount, () => undefined);
}
