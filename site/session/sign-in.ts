import type { AnswerOf, BodyOf } from '../../contract/api/endpoints.ts';
import { type Lang, pathIn } from '../../contract/lang.ts';
import { endOnServer } from '../enhance/sign-out.ts';
import { call, stopReading } from './api.ts';
import { keepSession } from './cookie.ts';
import { forgetUnownedDrafts } from './draft.ts';
import { forgetAccount, rememberAccount } from './known-account.ts';
import { removeSession } from './remove-session.ts';
import { loggedOut, loginFailed, loginRequested, loginSucceeded } from './store.ts';

/**
 * Signs in (spec D1, D6): the token goes into the cookie, the user into the state.
 * @returns the challenge to be sent back with a code, for those who have a second factor
 * @throws CallError when the server refuses
 */
export async function signIn(body: BodyOf<'login'>): Promise<string | undefined> {
  const answer = await attempt(() => call('login', { body }));
  if ('secondFactor' in answer) return answer.secondFactor;
  await begin(answer);
  return undefined;
}

/**
 * Signs in, second step.
 * @throws CallError when the server refuses
 */
export async function signInWithCode(body: BodyOf<'loginSecondFactor'>): Promise<void> {
  await begin(await attempt(() => call('loginSecondFactor', { body })));
}

/** Ends the session, here in any case, and leads to where signing out leads (spec D7). */
export async function signOut(lang: Lang): Promise<void> {
  stopReading();
  try {
    await call('logout');
  } catch {
    // It cannot be reached. The token is forgotten here, and ends by itself there.
  }
  removeSession();
  loggedOut();
  location.assign(pathIn(lang, '/pages-logout'));
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
  // A session can have ended by itself: its account is still remembered.
  forgetAccount();
  // First, so that the session is known to be theirs.
  rememberAccount(user);
  try {
    keepSession(token);
  } catch (error) {
    // No page has its token: the session would stay open for a month.
    void endOnServer(token);
    throw error;
  }
  forgetUnownedDrafts();
  loginSucceeded(user);
  // What an account may do is no part of the answer (spec D1). Signing in does not fail for it.
  await call('me').then(rememberAccount, () => undefined);
}
