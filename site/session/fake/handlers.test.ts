// @vitest-environment happy-dom
import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { endpoints } from '../../../contract/api/endpoints.ts';
import { ACCOUNT_HEADER, type CallName, paths } from '../../../contract/api/paths.ts';
import { company } from './company.ts';
import { handlers } from './handlers.ts';

const { demo } = company;
const { user } = demo;

/** A visitor without an account. */
const NEW = {
  email: 'arun@example.com',
  password: 'two-blue-threads',
  name: 'Arun Na Ayutthaya',
};

beforeEach(() => {
  sessionStorage.clear();
  // Answers take their time; it passes as soon as nothing else is left to do.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }).setTimerTickMode(
    'nextTimerAsync',
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Makes a call as the pages do, with text sent and returned. */
async function ask(
  method: string,
  path: string,
  { body, token, account }: { body?: unknown; token?: string; account?: number } = {},
): Promise<{ status: number; body: unknown }> {
  const request = new Request(new URL(path, location.href), {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(account !== undefined && { [ACCOUNT_HEADER]: String(account) }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`nothing answers ${method} ${path}`);
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const post = (path: string, body?: unknown) => ask('POST', path, { body });
const login = ({ email, password }: { email: string; password: string }) =>
  post('/api/login', { email, password });

async function tokenOf(person: { email: string; password: string }): Promise<string> {
  const { body } = await login(person);
  return (body as { token: string }).token;
}

const named = (access: Endpoint['access']) =>
  (Object.keys(paths) as CallName[]).filter((name) => endpoints[name].access === access);

/** Makes calls by name, with or without a token, about things with the id 1. Returns their statuses. */
const statusesOf = (names: CallName[], token?: string) =>
  Promise.all(
    names.map(async (name) => {
      const [method, path] = paths[name];
      const { status, body } = await ask(method, path.replace(':id', '1'), token ? { token } : {});
      return [name, status, (body as { message?: string } | undefined)?.message];
    }),
  );

test('refuses a call that names another account than its session’s', async () => {
  const token = await tokenOf(user);
  const status = async (account: number) =>
    (await ask('GET', '/api/me', { token, account })).status;
  expect([await status(1), await status(2)]).toEqual([200, 412]);
});

test('D1 returns the user and a token when signing in', async () => {
  const { email, firstName, lastName } = user;
  expect(await login(user)).toEqual({
    status: 200,
    body: {
      id: 1,
      username: expect.any(String),
      email,
      firstName,
      lastName,
      token: expect.stringMatching(/^\S+$/),
    },
  });
});

test('D2 returns nothing when signing up and splits the name at a space', async () => {
  expect(await post('/api/signup', NEW)).toEqual({ status: 200, body: undefined });
  expect(await login(NEW)).toMatchObject({
    status: 200,
    body: { id: 2, firstName: 'Arun', lastName: 'Na Ayutthaya' },
  });
});

test('D4 refuses with the server’s messages', async () => {
  const wrong = { status: 400, body: { message: 'Email or password is incorrect' } };
  expect(await login({ email: user.email, password: 'wrong' })).toEqual(wrong);
  expect(await login({ email: 'nobody@example.com', password: 'wrong' })).toEqual(wrong);
  expect(await post('/api/signup', { ...NEW, email: user.email })).toEqual({
    status: 400,
    body: { message: 'User Already Exists' },
  });
  expect(await post('/api/signup', { email: 'x', password: 'short', name: '' })).toMatchObject({
    status: 400,
    body: {
      fields: {
        email: { code: 'invalid_email' },
        password: { code: 'too_short', min: 8 },
        name: { code: 'empty' },
      },
    },
  });
});

test('D5 refuses a call without a valid session', async () => {
  const names = [...named('customer'), ...named('admin')];
  const refused = names.map((name) => [name, 401, 'Unauthorised']);
  expect(await statusesOf(names)).toEqual(refused);
  expect(await statusesOf(names, 'nobody')).toEqual(refused);

  const token = await tokenOf(user);
  expect(await ask('GET', '/api/me', { token })).toMatchObject({ status: 200, body: { id: 1 } });
  expect(await ask('POST', '/api/logout', { token })).toMatchObject({ status: 200 });
  expect(await statusesOf(names, token)).toEqual(refused);
});

test('treats customers as no administrators', async () => {
  await post('/api/signup', NEW);
  const names = named('admin');
  expect(await statusesOf(names, await tokenOf(NEW))).toEqual(
    names.map((name) => [name, 403, 'This is for administrators']),
  );
});

test('D8 gives the default user the id 1 and stores everything in session storage', async () => {
  await post('/api/signup', NEW);
  const storedEntries = Object.entries(sessionStorage);
  expect(JSON.parse(Object.fromEntries(storedEntries)['demo.users'])).toMatchObject([
    { id: 1, email: user.email },
    { id: 2, email: NEW.email },
  ]);
  // No password is stored in plain text.
  expect(JSON.stringify(storedEntries)).not.toContain(NEW.password);

  sessionStorage.clear();
  expect(await login(NEW)).toMatchObject({ status: 400 });
  for (const [key, value] of storedEntries) sessionStorage.setItem(key, value);
  expect(await login(NEW)).toMatchObject({ status: 200 });
});

test('D8 answers after 500 ms', async () => {
  const began = Date.now();
  await post('/api/logout');
  expect(Date.now() - began).toBe(500);
});

test('refuses an invalid mailed link as the server does, but not a request for one', async () => {
  for (const email of [user.email, 'x@example.com']) {
    expect(await post('/api/password/forgotten', { email })).toMatchObject({ status: 202 });
  }
  const expired = {
    status: 400,
    body: { message: 'This link has expired or was used already' },
  };
  const reset = { token: 'abc', password: 'two-threads' };
  expect(await post('/api/password/reset', reset)).toMatchObject(expired);
  // An address is confirmed in a session of its account.
  expect(await post('/api/email/verify', { token: 'abc' })).toMatchObject({ status: 401 });
  const token = await tokenOf(user);
  const inSession = { body: { token: 'abc' }, token };
  expect(await ask('POST', '/api/email/verify', inSession)).toMatchObject(expired);
});

test('has sample content for every page of the account, in answers that match the contract', async () => {
  const token = await tokenOf(user);
  const read = async (name: CallName) => {
    const [method, path] = paths[name];
    const { status, body } = await ask(method, path, { token });
    expect(status, name).toBe(endpoints[name].status);
    return endpoints[name].answer.parse(body);
  };
  const { email, firstName, lastName } = user;
  const letters = demo.leads.filter(({ subject }) => subject !== '');
  const subjects = letters
    .toSorted((a, b) => lastWritten(a) - lastWritten(b))
    .map(({ subject }) => ({ subject }));

  expect(await read('me')).toMatchObject({ email, firstName, lastName, role: 'admin' });
  expect(await read('sessions')).toMatchObject({ sessions: [{ isCurrent: true }] });
  expect(await read('notifications')).toEqual({ 'message-answered': true, news: false });
  expect(await read('conversations')).toMatchObject({ conversations: subjects });
  expect(await read('unread')).toMatchObject({ messages: 2 });
  expect(await read('saved')).toMatchObject({
    items: demo.saved.map(({ kind, thing }) => ({ kind, thing })),
  });
  expect(await read('collections')).toMatchObject({
    collections: demo.collections.map(({ name, note, things }) => ({
      name,
      note,
      items: things.map(() => ({})),
    })),
  });
  expect(await read('paymentDetails')).toMatchObject({ details: demo.paymentDetails });
  expect(await read('inbox')).toMatchObject({ counts: { dead: 1 } });
  expect(await read('outbox')).toMatchObject({ entries: [{ kind: 'lead-mail' }] });
});

/** Returns how many hours ago the last text visible to the customer was written. */
function lastWritten({ hoursAgo, replies }: (typeof demo.leads)[number]): number {
  const seen = replies.filter(({ from }) => from !== 'note').map((reply) => reply.hoursAgo);
  return Math.min(hoursAgo, ...seen);
}
