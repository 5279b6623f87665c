import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import type { CallName } from '../../contract/api/paths.ts';
import { emailService } from '../../server/accounts/emails.ts';
import { createResetToken, createVerifyToken } from '../../server/accounts/links.ts';
import { enableSecondFactor } from '../../server/accounts/second-factor.ts';
import { open } from '../server/fixture.ts';
import {
  ADA,
  authOf,
  call,
  expectRefused,
  isOpen,
  logIn,
  NEW_PASSWORD,
  outboxOf,
  PASSWORD,
} from './accounts.ts';
import { app, asAda, signInAda, token } from './ada.ts';
import { hashing } from './quick-passwords.ts';
import { add, rowOf, rowsOf } from './rows.ts';
import { turnOn } from './second-factor.ts';

signInAda();

afterEach(() => {
  delete hashing.pause;
});

/**
 * Runs something while a call waits after its password has been compared and before the result is used.
 * @returns the answer to the call
 */
async function during<Answer>(start: () => Promise<Answer>, meanwhile: () => Promise<unknown>) {
  const [compared, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  hashing.pause = () => {
    delete hashing.pause;
    compared.resolve();
    return goOn.promise;
  };
  const answer = start();
  await compared.promise;
  await meanwhile();
  goOn.resolve();
  return answer;
}

const sessionsOf = async () => (await rowsOf(app.store, 'session')).length;

async function reset() {
  const link = (await createResetToken(await authOf(app.store), ADA.email)) ?? '';
  const body = { token: link, password: NEW_PASSWORD };
  expect((await call(app.server, 'resetPassword', { body })).status).toBe(200);
}

test.each([
  ['the password has changed', reset, 0],
  ['the second factor is on', () => turnOn(), 1],
  ['the account is deleted', () => asAda('deleteAccount', { body: { password: PASSWORD } }), 0],
])('refuses a sign-in begun before %s like a wrong one', async (_, meanwhile, sessions) => {
  await expectRefused(
    during(() => call(app.server, 'login', { body: ADA }), meanwhile),
    400,
    'wrongLogin',
  );
  expect(await sessionsOf()).toBe(sessions);
});

/** Calls with a password, as a thief makes them. */
const WITH_PASSWORD = [
  ['changePassword', { current: PASSWORD, password: 'six white threads' }],
  ['changeEmail', { email: 'thief@example.com', password: PASSWORD }],
  ['deleteAccount', { password: PASSWORD }],
] as const satisfies [CallName, object][];

test.each(WITH_PASSWORD)(
  '%s does nothing once its session has been ended or its password replaced',
  async (name, body) => {
    const thief = await logIn(app.server);
    const made = (session: string) => () => asAda(name, { token: session, body });
    const ended = await during(made(thief), () => asAda('endOtherSessions'));
    // Only the mail of the sign-up.
    expect(await outboxOf(app.store, 'verify-email')).toHaveLength(1);
    expect(await isOpen(app.server, token)).toBe(true);

    const replaced = await during(made(token), reset);
    expect([ended.status, replaced.status]).toEqual([401, 401]);
    expect(await sessionsOf()).toBe(0);
    expect(await outboxOf(app.store, 'verify-email')).toEqual([]);
    await logIn(app.server, { password: NEW_PASSWORD });
  },
);

test('starts no session without a code for a password change once the second factor is on', async () => {
  const thief = await logIn(app.server);
  const body = { current: PASSWORD, password: NEW_PASSWORD };
  let owner = '';
  const answer = await during(
    () => asAda('changePassword', { token: thief, body }),
    async () => {
      owner = (await turnOn()).token;
    },
  );
  expect(answer.status).toBe(401);
  expect(await isOpen(app.server, owner)).toBe(true);
  expect(await sessionsOf()).toBe(1);
});

test('cancels the setup of a second factor when the password changes', async () => {
  const on = await turnOn();
  const settled = enableSecondFactor(app.store, 1, 'the hash of an old password', on.token);
  await expect(settled).rejects.toMatchObject({ reason: 'unauthorised' });
  expect(await isOpen(app.server, on.token)).toBe(false);
  await logIn(app.server);
});

test('moves no account by a link whose session ended while the call was being sent', async () => {
  const auth = await authOf(app.store);
  const link = (await createVerifyToken(auth, 1, 'thief@example.com')) ?? '';
  const { id: sessionId } = await rowOf(app.store, 'session');
  await asAda('logout');
  const moved = emailService(app.store, auth).confirm({ id: 1, sessionId }, link, async () => {});
  await expect(moved).rejects.toMatchObject({ reason: 'unauthorised' });
  await logIn(app.server);
});

test('refuses a call with a slow body once its session has ended', async () => {
  const { port } = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  const socket = await open(Number(port));
  const body = JSON.stringify({ firstName: 'Thief' });
  const bearer = `Authorization: Bearer ${token}\r\nContent-Type: application/json`;
  const requestStarted = new Promise((resolve) => app.server.server.once('request', resolve));
  socket.write(
    `PATCH /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${bearer}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await requestStarted;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await asAda('logout');
  socket.write(body);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
  const { firstName } = await rowOf(app.store, 'user');
  expect(firstName).toBe('Ada');
});

test('keeps the hundred most recent sessions of an account', async () => {
  const { id: _, ...session } = await rowOf(app.store, 'session');
  const many = Array.from({ length: 120 }, (_, index) => ({ ...session, token: `x${index}` }));
  await add(app.store, 'session', many);
  const newest = await logIn(app.server);
  expect(await sessionsOf()).toBe(100);
  expect(await isOpen(app.server, token)).toBe(false);
  expect(await isOpen(app.server, newest)).toBe(true);
});
