import { ADA, call, PASSWORD } from './accounts.ts';
import { app, token } from './ada.ts';
import { totp } from './totp.ts';

/** The password that calls about the second factor require. */
export const body = { password: PASSWORD };

/**
 * Turns the second factor on in a session. Returns the code used for that and the next one, which is valid for another
 * minute, so that a test does not fail when it crosses the half minute.
 */
export async function turnOn(session = token, { server } = app) {
  const started = (await call(server, 'startSecondFactor', { token: session, body })).body;
  const [used, code] = [totp(started.uri), totp(started.uri, 1)];
  const sent = { token: session, body: { code: used } };
  const confirmed = await call(server, 'confirmSecondFactor', sent);
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.refusal));
  return { ...started, token: confirmed.body.token, used, code };
}

/** Signs Ada in up to the code and returns the challenge. */
export async function challenge(who: object = ADA, { server } = app): Promise<string> {
  const login = await call(server, 'login', { body: who });
  if (!login.body || !('secondFactor' in login.body)) throw new Error('no challenge');
  return login.body.secondFactor;
}

/** Answers a challenge with a code. */
export const answer = (pending: string, code: string, { server } = app) =>
  call(server, 'loginSecondFactor', { body: { challenge: pending, code } });
