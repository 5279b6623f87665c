import type { FastifyInstance } from 'fastify';
import { expect, inject, test, vi } from 'vitest';
import { messages } from '../../contract/api/messages.ts';
import type { CallName } from '../../contract/api/paths.ts';
import { makeResetToken } from '../../server/accounts/links.ts';
import { appWithStore, databaseEnv } from '../server/fixture.ts';
import { ADA, authOf, call, logIn, NEW_PASSWORD, PASSWORD, signUp } from './accounts.ts';
import { totp } from './totp.ts';

// Passwords take their time to be hashed, and here there are many.
vi.setConfig({ testTimeout: 60_000 });

type Answer = Awaited<ReturnType<typeof call>>;

/** Expects to be told to wait, and for how long. */
function expectWait({ status, refusal, headers }: Answer, seconds: number) {
  expect(status).toBe(429);
  expect(refusal).toEqual({ message: messages.tooMany });
  const wait = Number(headers['retry-after']);
  expect(wait).toBeGreaterThan(seconds * 0.9);
  expect(wait).toBeLessThanOrEqual(seconds);
}

/** Makes the same call so many times, one after the other, and answers with how often each status came. */
async function statuses(times: number, make: (index: number) => Promise<Answer>) {
  const counted: Record<number, number> = {};
  for (let index = 0; index < times; index += 1) {
    const { status } = await make(index);
    counted[status] = (counted[status] ?? 0) + 1;
  }
  return counted;
}

const DAY = 24 * 60 * 60;
const wrong = { email: ADA.email, password: 'not this one' };
const from = (index: number) => `198.51.100.${index + 1}`;

test('an address guesses ten times a day at an account, and keeps nobody out but itself', async () => {
  const { server } = await appWithStore();
  await signUp(server);
  const guess = () => call(server, 'login', { body: wrong, from: from(0) });
  expect(await statuses(10, guess)).toEqual({ 400: 10 });
  expectWait(await guess(), DAY);
  // Nor does the right password help there now, or it could be told by it.
  expectWait(await call(server, 'login', { body: ADA, from: from(0) }), DAY);
  expect((await call(server, 'login', { body: ADA, from: from(1) })).status).toBe(200);
  // The address is free to sign in to others, and an unknown account is limited alike.
  await signUp(server, 'bob@example.com');
  const bob = { ...ADA, email: 'bob@example.com' };
  expect((await call(server, 'login', { body: bob, from: from(0) })).status).toBe(200);
  const body = { email: 'nobody@example.com', password: 'not this one' };
  const unknown = () => call(server, 'login', { body, from: from(0) });
  expect(await statuses(11, unknown)).toEqual({ 400: 10, 429: 1 });
});

test('a device that is known for an account is let through where strangers have guessed', async () => {
  const { server, store } = await appWithStore();
  await signUp(server);
  await signUp(server, 'bob@example.com');
  const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';', 1)[0] ?? '';
  const signIn = (cookie: string, body: object = ADA) =>
    call(server, 'login', { body, from: from(0), headers: { cookie } });
  const known = cookieOf(await call(server, 'login', { body: ADA, from: from(1) }));
  const bobs = cookieOf(
    await call(server, 'login', { body: { ...ADA, email: 'bob@example.com' }, from: from(1) }),
  );
  await statuses(10, () => signIn('', wrong));
  expectWait(await signIn(''), DAY);

  expect((await signIn(known)).status).toBe(200);
  expect((await signIn(`session=x; ${known}; theme=dark`)).status).toBe(200);
  const [id, issued, signature] = known.split('.');
  for (const other of [
    bobs,
    `${id}.${Number(issued) + 1}.${signature}`,
    `${id}.${issued}.${'A'.repeat(43)}`,
    `device=${'A'.repeat(22)}.${issued}.${signature}`,
    'device=x',
  ]) {
    expect((await signIn(other)).status, other).toBe(429);
  }
  // It is counted by itself, too.
  expect(await statuses(11, () => signIn(known, wrong))).toEqual({ 400: 10, 429: 1 });

  // Whoever follows the link in a mail is known from then on.
  const token = (await makeResetToken(await authOf(store), ADA.email)) ?? '';
  const reset = await call(server, 'resetPassword', {
    body: { token, password: NEW_PASSWORD },
    from: from(0),
  });
  expect(reset.status).toBe(200);
  const renewed = await signIn(cookieOf(reset), { ...ADA, password: NEW_PASSWORD });
  expect(renewed.status).toBe(200);
});

test('an address tries fifty passwords and codes, at whatever accounts', async () => {
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
  // One network of IPv6 is one address.
  const network = (index: number) => code(`2001:db8:1:2::${index + 1}`);
  expect(await statuses(51, network)).toEqual({ 400: 50, 429: 1 });
});

test('signing in rightly does not count', async () => {
  const { server } = await appWithStore();
  await signUp(server);
  for (let time = 0; time < 12; time += 1) await logIn(server);
});

test('an address makes twenty accounts an hour', async () => {
  const { server } = await appWithStore();
  const sign = (index: number) =>
    call(server, 'signup', { body: { ...ADA, email: `${index}@example.com` } });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => sign(index)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expectWait(await sign(20), 3600);
});

test.each([
  ['changePassword', { current: 'not this one', password: NEW_PASSWORD }],
  ['changeEmail', { email: 'next@example.com', password: 'not this one' }],
  ['startSecondFactor', { password: 'not this one' }],
  ['confirmSecondFactor', { code: '000000' }],
] as const satisfies [CallName, object][])(
  '%s is tried ten times, whichever session it comes from',
  async (name, body) => {
    const { server } = await appWithStore();
    const tokens = [await signUp(server), await logIn(server)];
    if (name === 'confirmSecondFactor') {
      await call(server, 'startSecondFactor', {
        token: tokens[0] ?? '',
        body: { password: PASSWORD },
      });
    }
    const attempt = (index: number) =>
      call(server, name, { token: tokens[index % 2] ?? '', body, from: from(index) });
    expect(await statuses(10, attempt)).toEqual({ 400: 10 });
    expectWait(await attempt(10), 900);
  },
);

test('the codes of an account are guessed ten times, whatever the challenge', async () => {
  const { server } = await appWithStore();
  const token = await signUp(server);
  const body = { password: PASSWORD };
  const { uri } = (await call(server, 'startSecondFactor', { token, body })).body;
  await call(server, 'confirmSecondFactor', { token, body: { code: totp(uri) } });
  const challenge = async () => {
    const asked = (await call(server, 'login', { body: ADA })).body;
    return 'secondFactor' in asked ? asked.secondFactor : '';
  };
  const guess = async (index: number, code = '000000') =>
    call(server, 'loginSecondFactor', {
      body: { challenge: await challenge(), code },
      from: from(index),
    });
  expect(await statuses(10, guess)).toEqual({ 400: 10 });
  expectWait(await guess(10), 900);
  expectWait(await guess(11, totp(uri, 1)), 900);
});

test('three mails an hour go to an address, and an address has twenty sent', async () => {
  const { server } = await appWithStore();
  const token = await signUp(server);
  const forgotten = (email: string, index = 0) =>
    call(server, 'forgottenPassword', { body: { email }, from: from(index) });
  expect(await statuses(3, (index) => forgotten(ADA.email, index))).toEqual({ 202: 3 });
  expectWait(await forgotten(ADA.email, 9), 3600);
  // Of whatever kind.
  expectWait(await call(server, 'sendVerification', { token, from: from(9) }), 3600);
  const body = { email: ADA.email, password: PASSWORD };
  expectWait(await call(server, 'changeEmail', { token, body, from: from(9) }), 3600);

  const many = (index: number) => forgotten(`${index}@example.com`, 50);
  expect(await statuses(20, many)).toEqual({ 202: 20 });
  expectWait(await many(20), 3600);
});

test.runIf(inject('postgres') !== undefined)(
  'servers on one database share the limits',
  async () => {
    const env = await databaseEnv();
    const [{ server: one }, { server: other }] = [await appWithStore(env), await appWithStore(env)];
    const turn = (index: number) => (index % 2 ? one : other);
    const guess = (index: number, server: FastifyInstance = turn(index)) =>
      call(server, 'login', { body: wrong, from: from(0) });
    expect(await statuses(10, guess)).toEqual({ 400: 10 });
    expectWait(await guess(10, one), DAY);
    expectWait(await guess(11, other), DAY);

    const sign = (index: number) =>
      call(turn(index), 'signup', { body: { ...ADA, email: `${index}@example.com` } });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => sign(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);

    // A code that was used on one is used on the other.
    const email = 'ada@example.org';
    await call(one, 'signup', { body: { ...ADA, email }, from: from(99) });
    const token = await logIn(one, { email });
    const { uri } = (await call(one, 'startSecondFactor', { token, body: { password: PASSWORD } }))
      .body;
    const code = totp(uri);
    expect((await call(one, 'confirmSecondFactor', { token, body: { code } })).status).toBe(200);
    const asked = (await call(other, 'login', { body: { email, password: PASSWORD } })).body;
    const challenge = 'secondFactor' in asked ? asked.secondFactor : '';
    const replayed = await call(other, 'loginSecondFactor', { body: { challenge, code } });
    expect(replayed.refusal).toEqual({ message: messages.wrongCode });
  },
);
