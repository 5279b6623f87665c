import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import type { CallName } from '../../contract/api/paths.ts';
import { emailService } from '../../server/accounts/emails.ts';
import { createResetToken, createVerifyToken } from '../../server/accounts/links.ts';
import { enableSecondFactor } from '../../server/accounts/second-factor.ts';
import { open } from '../server/fixture.ts';
import { ADA, authOf, call, isOpen, logIn, NEW_PASSWORD, outboxOf, PASSWORD } from './accounts.ts';
import { app, signInAda, token } from './ada.ts';
import { hashing } from './quick-passwords.ts';
import { totp } from './totp.ts';

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

const sessionsOf = async () =>
  (await app.store.db.selectFrom('session').select('id').execute()).length;

async function reset() {
  const link = (await createResetToken(await authOf(app.store), ADA.email)) ?? '';
  const body = { token: link, password: NEW_PASSWORD };
  expect((await call(app.server, 'resetPassword', { body })).status).toBe(200);
}

async function startSecondFactor() {
  const body = { password: PASSWORD };
  const { uri } = (await call(app.server, 'startSecondFactor', { token, body })).body;
  return { uri, code: totp(uri), next: totp(uri, 1) };
}

async function turnOn() {
  const started = await startSecondFactor();
  const body = { code: started.code };
  const { body: on } = await call(app.server, 'confirmSecondFactor', { token, body });
  return { ...started, token: on.token };
}

test.each([
  ['the password has changed', reset, 0],
  ['the second factor is on', turnOn, 1],
  [
    'the account is deleted',
    () => call(app.server, 'deleteAccount', { token, body: { password: PASSWORD } }),
    0,
  ],
])('refuses a sign-in begun before %s like a wrong one', async (_, meanwhile, sessions) => {
  const answer = await during(() => call(app.server, 'login', { body: ADA }), meanwhile);
  expect([answer.status, answer.refusal]).toEqual([400, { message: messages.wrongLogin }]);
  expect(await sessionsOf()).toBe(sessions);
});

test('starts no session for a password change overtaken by another', async () => {
  const answer = await during(
    () =>
      call(app.server, 'changePassword', {
        token,
        body: { current: PASSWORD, password: 'six white threads' },
      }),
    reset,
  );
  expect(answer.status).toBe(401);
  expect(await sessionsOf()).toBe(0);
  await logIn(app.server, { password: NEW_PASSWORD });
});

test.each([
  ['changeEmail', { email: 'thief@example.com', password: PASSWORD }],
  ['deleteAccount', { password: PASSWORD }],
] as const satisfies [CallName, object][])(
  '%s does nothing once its password has been replaced',
  async (name, body) => {
    const answer = await during(() => call(app.server, name, { token, body }), reset);
    expect(answer.status).toBe(401);
    expect(await outboxOf(app.store, 'verify-email')).toEqual([]);
    await logIn(app.server, { password: NEW_PASSWORD });
  },
);

test.each([
  ['changePassword', { current: PASSWORD, password: NEW_PASSWORD }],
  ['changeEmail', { email: 'thief@example.com', password: PASSWORD }],
  ['deleteAccount', { password: PASSWORD }],
] as const satisfies [CallName, object][])(
  '%s does nothing once its session has been ended from another one',
  async (name, body) => {
    const thief = await logIn(app.server);
    const answer = await during(
      () => call(app.server, name, { token: thief, body }),
      () => call(app.server, 'endOtherSessions', { token }),
    );
    expect(answer.status).toBe(401);
    // Only the mail of the sign-up.
    expect(await outboxOf(app.store, 'verify-email')).toHaveLength(1);
    expect(await isOpen(app.server, token)).toBe(true);
    await logIn(app.server);
  },
);

test('starts no session without a code for a password change once the second factor is on', async () => {
  const thief = await logIn(app.server);
  const body = { current: PASSWORD, password: NEW_PASSWORD };
  let owner = '';
  const answer = await during(
    () => call(app.server, 'changePassword', { token: thief, body }),
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
  const { id: sessionId } = await app.store.db
    .selectFrom('session')
    .select('id')
    .executeTakeFirstOrThrow();
  await call(app.server, 'logout', { token });
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
  await call(app.server, 'logout', { token });
  socket.write(body);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
  const { firstName } = await app.store.db
    .selectFrom('user')
    .select('firstName')
    .executeTakeFirstOrThrow();
  expect(firstName).toBe('Ada');
});

test('keeps the hundred most recent sessions of an account', async () => {
  const { db } = app.store;
  const first = await db.selectFrom('session').selectAll().executeTakeFirstOrThrow();
  const { id: _, ...session } = first;
  const many = Array.from({ length: 120 }, (_, index) => ({ ...session, token: `x${index}` }));
  await db.insertInto('session').values(many).execute();
  const newest = await logIn(app.server);
  expect(await sessionsOf()).toBe(100);
  expect(await isOpen(app.server, token)).toBe(false);
  expect(await isOpen(app.server, newest)).toBe(true);
});
