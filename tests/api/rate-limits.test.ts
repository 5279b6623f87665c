import type { FastifyInstance } from 'fastify';
import { expect, inject, test } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import type { CallName } from '../../contract/api/paths.ts';
import { createResetToken } from '../../server/accounts/links.ts';
import { uploadSpace } from '../../server/attachments/upload-space.ts';
import { LIMITS, rateLimits } from '../../server/limits/limits.ts';
import { appWithStore, databaseEnv } from '../server/fixture.ts';
import {
  ADA,
  authOf,
  call,
  expectRefused,
  logIn,
  NEW_PASSWORD,
  PASSWORD,
  signUp,
} from './accounts.ts';
import { answer, challenge, turnOn } from './second-factor.ts';

type Answer = Awaited<ReturnType<typeof call>>;

/** Expects a refusal with the given wait. */
function expectWait({ status, refusal, headers }: Answer, seconds: number) {
  expect(status).toBe(429);
  expect(refusal).toEqual({ message: messages.tooMany });
  const wait = Number(headers['retry-after']);
  expect(wait).toBeGreaterThan(seconds * 0.9);
  expect(wait).toBeLessThanOrEqual(seconds);
}

/** Makes the same call a number of times in sequence and returns the count of each status. */
async function statuses(times: number, make: (index: number) => Promise<Answer>) {
  const counted: Record<number, number> = {};
  for (let index = 0; index < times; index += 1) {
    const { status } = await make(index);
    counted[status] = (counted[status] ?? 0) + 1;
  }
  return counted;
}

const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';', 1)[0] ?? '';

const DAILY = LIMITS.uploadKilobytes.points * 1024;
const DAY = 24 * 60 * 60;
const wrong = { email: ADA.email, password: 'not this one' };
const from = (index: number) => `198.51.100.${index + 1}`;

test('limits an address to ten guesses a day at an account and locks only that address out', async () => {
  const { server } = await appWithStore();
  await signUp(server);
  const guess = () => call(server, 'login', { body: wrong, from: from(0) });
  expect(await statuses(10, guess)).toEqual({ 400: 10 });
  expectWait(await guess(), DAY);
  // The right password does not help either, or it could be found that way.
  expectWait(await call(server, 'login', { body: ADA, from: from(0) }), DAY);
  expect((await call(server, 'login', { body: ADA, from: from(1) })).status).toBe(200);
  // The address may sign in to other accounts, and an unknown account is limited the same way.
  await signUp(server, 'bob@example.com');
  const bob = { ...ADA, email: 'bob@example.com' };
  expect((await call(server, 'login', { body: bob, from: from(0) })).status).toBe(200);
  const body = { email: 'nobody@example.com', password: 'not this one' };
  const unknown = () => call(server, 'login', { body, from: from(0) });
  expect(await statuses(11, unknown)).toEqual({ 400: 10, 429: 1 });
});

test('lets a known device of an account in where strangers have guessed', async () => {
  const { server, store } = await appWithStore();
  await signUp(server);
  await signUp(server, 'bob@example.com');
  const signIn = (cookie: string, body: object = ADA) =>
    call(server, 'login', { body, from: from(0), headers: { cookie } });
  const deviceCookie = cookieOf(await call(server, 'login', { body: ADA, from: from(1) }));
  const bobs = cookieOf(
    await call(server, 'login', { body: { ...ADA, email: 'bob@example.com' }, from: from(1) }),
  );
  await statuses(10, () => signIn('', wrong));
  expectWait(await signIn(''), DAY);

  expect((await signIn(deviceCookie)).status).toBe(200);
  expect((await signIn(`session=x; ${deviceCookie}; theme=dark`)).status).toBe(200);
  const [id, issued, signature] = deviceCookie.split('.');
  for (const other of [
    bobs,
    `${id}.${Number(issued) + 1}.${signature}`,
    `${id}.${issued}.${'A'.repeat(43)}`,
    `device=${'A'.repeat(22)}.${issued}.${signature}`,
    'device=x',
  ]) {
    expect((await signIn(other)).status, other).toBe(429);
  }
  // It has a limit of its own.
  expect(await statuses(11, () => signIn(deviceCookie, wrong))).toEqual({ 400: 10, 429: 1 });

  // A device that follows the link in a mail is known from then on.
  const token = (await createResetToken(await authOf(store), ADA.email)) ?? '';
  const reset = await call(server, 'resetPassword', {
    body: { token, password: NEW_PASSWORD },
    from: from(0),
  });
  expect(reset.status).toBe(200);
  expect((await signIn(cookieOf(reset), { ...ADA, password: NEW_PASSWORD })).status).toBe(200);
});

test('limits stored bytes per address per day, without refused or cancelled ones', async () => {
  const { store, dataDir } = await appWithStore();
  const room = uploadSpace({
    config: { dataDir, attachmentsMax: 10 * DAILY, diskFreeMin: Number.NEGATIVE_INFINITY },
    store,
    limits: rateLimits(store, 60),
    log: { warn: () => {} },
  });
  const most = await room.reserve(0.8 * DAILY, from(0));
  const beyond = room.reserve(0.4 * DAILY, from(0));
  await expect(beyond).rejects.toMatchObject({ reason: 'tooMany' });
  const rest = await room.reserve(0.2 * DAILY, from(0));
  await room.reserve(DAILY, from(1));
  rest(0.2 * DAILY);
  most();
  // The points are given back after the answer, so this polls.
  await expect.poll(() => room.reserve(0.8 * DAILY, from(0)).then(() => 'taken')).toBe('taken');
  await expect(room.reserve(2048, from(0))).rejects.toMatchObject({ reason: 'tooMany' });
});

test('limits an address to fifty passwords and codes across all accounts', async () => {
  const { server } = await appWithStore();
  const code = (address: string) =>
    call(server, 'loginSecondFactor', {
      body: { challenge: '2fa-x.y', code: '000000' },
      from: address,
    });
  const password = (index: number) =>
    call(server, 'login', { body: { ...wrong, email: `${index}@example.com` }, from: from(0) });
  expect(await statuses(45, () => code(from(0)))).toEqual({ 400: 45 });
  expect(await statuses(5, password)).toEqual({ 400: 5 });
  expectWait(await code(from(0)), 900);
  expectWait(await password(5), 900);
  expect((await code(from(1))).status).toBe(400);
  // An IPv6 network counts as one address.
  const network = (index: number) => code(`2001:db8:1:2::${index + 1}`);
  expect(await statuses(51, network)).toEqual({ 400: 50, 429: 1 });
});

test('counts a password set by a link toward the limit of judged passwords', async () => {
  const { server, store } = await appWithStore();
  await signUp(server);
  const token = (await createResetToken(await authOf(store), ADA.email)) ?? '';
  const reset = (address: string) =>
    call(server, 'resetPassword', { body: { token, password: NEW_PASSWORD }, from: address });
  // Each of them has its password judged, and most are then refused.
  await statuses(120, () => call(server, 'signup', { body: ADA, from: from(0) }));
  const { status, refusal } = await reset(from(0));
  expect([status, refusal.message]).toEqual([429, messages.tooMany]);
  expect((await reset(from(1))).status).toBe(200);
});

test('does not count a successful sign-in as a failed attempt but limits it too', async () => {
  const { server } = await appWithStore();
  await signUp(server);
  const signIn = () => call(server, 'login', { body: ADA, from: from(0) });
  expect(await statuses(LIMITS.passwordCheck.points, signIn)).toEqual({ 200: 200 });
  expectWait(await signIn(), 900);
  expect((await call(server, 'login', { body: ADA, from: from(1) })).status).toBe(200);
});

test('forgets the devices known with the old password when it changes', async () => {
  const { server } = await appWithStore();
  const token = await signUp(server);
  const old = cookieOf(await call(server, 'login', { body: ADA }));
  const changed = await call(server, 'changePassword', {
    token,
    body: { current: PASSWORD, password: NEW_PASSWORD },
  });
  const signIn = (cookie: string, body: object = { ...ADA, password: NEW_PASSWORD }) =>
    call(server, 'login', { body, from: from(0), headers: { cookie } });
  await statuses(10, () => signIn('', wrong));
  expectWait(await signIn(old), DAY);
  expect((await signIn(cookieOf(changed))).status).toBe(200);
});

test('limits password changes to five per hour, without wrong attempts', async () => {
  const { server } = await appWithStore();
  let token = await signUp(server);
  const passwords = [PASSWORD, NEW_PASSWORD];
  const change = async (current = passwords[0] ?? '', password = passwords[1] ?? '') => {
    const changed = await call(server, 'changePassword', { token, body: { current, password } });
    if (changed.status === 200) {
      token = changed.body.token;
      passwords.reverse();
    }
    return changed;
  };
  expect((await change('not this one')).status).toBe(400);
  expect(await statuses(5, () => change())).toEqual({ 200: 5 });
  expectWait(await change(), 3600);
});

test('limits an address to twenty new accounts per hour', async () => {
  const { server } = await appWithStore();
  const sign = (index: number) =>
    call(server, 'signup', { body: { ...ADA, email: `${index}@example.com` } });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => sign(index)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expectWait(await sign(20), 3600);
});

test.each<[CallName, object, Record<number, number>?, number?]>([
  ['changePassword', { current: 'not this one', password: NEW_PASSWORD }],
  ['changeEmail', { email: 'next@example.com', password: 'not this one' }],
  ['startSecondFactor', { password: 'not this one' }],
  ['confirmSecondFactor', { code: '000000' }],
  ['exportAccount', {}, { 200: 5 }, 3600],
])(
  'limits %s to a number of attempts across sessions',
  async (name, body, counted = { 400: 10 }, wait = 900) => {
    const { server } = await appWithStore();
    const tokens = [await signUp(server), await logIn(server)];
    if (name === 'confirmSecondFactor') {
      const [token = ''] = tokens;
      await call(server, 'startSecondFactor', { token, body: { password: PASSWORD } });
    }
    const attempt = (index: number) =>
      call(server, name, { token: tokens[index % 2] ?? '', body, from: from(index) });
    const [count = 0] = Object.values(counted);
    expect(await statuses(count, attempt)).toEqual(counted);
    expectWait(await attempt(count), wait);
  },
);

test('limits guesses at the codes of an account to ten across challenges', async () => {
  const app = await appWithStore();
  const { server } = app;
  const { code: next, recoveryCodes } = await turnOn(await signUp(server), app);
  const send = (login: string, index: number, code: string, cookie = '') =>
    call(server, 'loginSecondFactor', {
      body: { challenge: login, code },
      from: from(index),
      headers: { cookie },
    });
  const guess = async (index: number, code = '000000', cookie = '') =>
    send(await challenge(ADA, app), index, code, cookie);
  const deviceCookie = cookieOf(await guess(0, recoveryCodes[0]));
  // All concurrently, and each code once.
  const challenges: string[] = [];
  while (challenges.length < 24) challenges.push(await challenge(ADA, app));
  const guesses = challenges.map((login, index) => send(login, index, `0000${10 + index}`));
  const judged = (await Promise.all(guesses)).filter(({ status }) => status === 400);
  expect(judged).toHaveLength(10);
  expectWait(await guess(30), 900);
  expectWait(await guess(31, next), 900);
  // A device on which the owner has signed in is let through.
  expect((await guess(32, next, deviceCookie)).status).toBe(200);
});

test('limits an address to three mails of a kind per hour and to requests for twenty mails', async () => {
  const { server } = await appWithStore();
  const token = await signUp(server);
  const requestReset = (email: string, index = 0) =>
    call(server, 'forgottenPassword', { body: { email }, from: from(index) });
  expect(await statuses(3, (index) => requestReset(ADA.email, index))).toEqual({ 202: 3 });
  expectWait(await requestReset(ADA.email, 9), 3600);
  // The mail sent when the account was made counts.
  const verification = () => call(server, 'sendVerification', { token, from: from(9) });
  expect(await statuses(3, verification)).toEqual({ 202: 2, 429: 1 });
  const body = { email: 'next@example.com', password: PASSWORD };
  const move = () => call(server, 'changeEmail', { token, body, from: from(9) });
  expect(await statuses(4, move)).toEqual({ 202: 3, 429: 1 });
  // A stranger who has that address asked to confirm a move does not block other mails to its owner.
  expect((await requestReset(body.email, 9)).status).toBe(202);

  const many = (index: number) => requestReset(`${index}@example.com`, 50);
  expect(await statuses(20, many)).toEqual({ 202: 20 });
  expectWait(await many(20), 3600);
});

test.runIf(inject('postgres') !== undefined)(
  'shares the limits among servers on one database',
  async () => {
    const env = await databaseEnv();
    const [first, second] = [await appWithStore(env), await appWithStore(env)];
    const [one, other] = [first.server, second.server];
    const serverFor = (index: number) => (index % 2 ? one : other);
    const guess = (index: number, server: FastifyInstance = serverFor(index)) =>
      call(server, 'login', { body: wrong, from: from(0) });
    expect(await statuses(10, guess)).toEqual({ 400: 10 });
    expectWait(await guess(10, one), DAY);
    expectWait(await guess(11, other), DAY);

    const sign = (index: number) =>
      call(serverFor(index), 'signup', { body: { ...ADA, email: `${index}@example.com` } });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => sign(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);

    // A code used on one server is used on the other.
    const email = 'ada@example.org';
    const who = { ...ADA, email };
    await call(one, 'signup', { body: who, from: from(99) });
    const { used } = await turnOn(await logIn(one, { email }), first);
    await expectRefused(answer(await challenge(who, second), used, second), 400, 'wrongCode');
  },
);
