// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let requests: { url: string; init: RequestInit }[] = [];
let answer: () => Response | Promise<Response>;
const reload = vi.fn();

/** The module as a page loads it, without a session yet. */
let { CallError, call, stopReading } = await import('./api.ts');
type CallError = InstanceType<typeof CallError>;

/** Sets the session cookie as any tab can, or removes it. */
const setSession = (token: string | undefined) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the pages do
  document.cookie = `session=${token ?? ''}; Path=/${token === undefined ? '; Max-Age=-1' : ''}`;
};
const sessionToken = () => /session=([^;]+)/.exec(document.cookie)?.[1];
/** Remembers the signed-in account for all tabs. */
const remember = (id: number) =>
  localStorage.setItem('account', JSON.stringify({ id, name: 'Nok', isAdmin: false }));

beforeEach(async () => {
  vi.resetModules();
  ({ CallError, call, stopReading } = await import('./api.ts'));
  localStorage.clear();
  setSession(undefined);
  history.replaceState(null, '');
  document.documentElement.lang = 'th';
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  requests = [];
  answer = () => Response.json({});
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const headersOf = (index: number) => new Headers(requests[index]?.init.headers);
const refused = () =>
  call('me').then(
    () => undefined,
    (error: unknown) => error as CallError,
  );

describe('D3 the Authorization header', () => {
  test('is sent with a session and not without one', async () => {
    await call('me');
    setSession('abc.def');
    await call('me');
    await call('login', { body: { email: 'a@example.com', password: 'x' } });
    expect([0, 1, 2].map((index) => headersOf(index).get('authorization'))).toEqual([
      null,
      'Bearer abc.def',
      'Bearer abc.def',
    ]);
    // No cookie is sent.
    expect(requests[0]?.init.credentials).toBe('omit');
  });

  test.each([
    ['session=%E0%A4%A'],
    ['session='],
    ['session=a%0Ab'],
    ['sessions=abc'],
    ['session=%E0%B8%81'],
    // Another host of the domain has set one of them.
    ['session=own; session=planted'],
  ])('is not sent for a cookie that is not our token: %s', async (cookie) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    await call('me');
    expect(headersOf(0).get('authorization')).toBeNull();
  });
});

describe('D5 errors', () => {
  test('have the message of the body and the faults of its fields', async () => {
    answer = () =>
      Response.json(
        { message: 'User Already Exists', fields: { email: 'x' } },
        { status: 400, headers: { 'retry-after': '7' } },
      );
    const error = await refused();
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({
      status: 400,
      message: 'User Already Exists',
      fields: { email: 'x' },
      retryAfter: 7,
    });
  });

  test.each([
    ['no body', null, 'application/json'],
    ['a body without a message', '{}', 'application/json'],
    ['a message of another type', '{"message":{"a":1}}', 'application/json'],
    ['null', 'null', 'application/json'],
    ['broken JSON', '{"message":', 'application/json'],
    ['a page', '<h1>Bad Gateway</h1>', 'text/html'],
  ])('have the status text where there is %s', async (_, body, type) => {
    answer = () =>
      new Response(body, {
        status: 502,
        statusText: 'Bad Gateway',
        headers: { 'content-type': type },
      });
    expect((await refused())?.message).toBe('Bad Gateway');
  });

  test('have the status number where HTTP/2 has no text', async () => {
    answer = () => new Response(null, { status: 502 });
    expect((await refused())?.message).toBe('status 502');
  });

  test('have the status 0 without a complete answer', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await refused()).toMatchObject({ name: 'CallError', status: 0 });
    answer = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut off')) }));
    expect(await refused()).toMatchObject({ name: 'CallError', status: 0 });
  });

  test('end the session only for a 401', async () => {
    setSession('abc');
    for (const status of [400, 403, 404, 429, 500, 503]) {
      answer = () => new Response(null, { status });
      await refused();
    }
    expect([sessionToken(), reload.mock.calls.length]).toEqual(['abc', 0]);
  });
});

describe('D5 a 401', () => {
  beforeEach(() => {
    answer = () => Response.json({ message: 'Unauthorised' }, { status: 401 });
  });

  test('removes the cookie and reloads the page', async () => {
    setSession('abc');
    expect((await refused())?.message).toBe('Unauthorised');
    expect([sessionToken(), reload.mock.calls.length]).toEqual([undefined, 1]);
  });

  test('reloads the page once without a session, not forever', async () => {
    await refused();
    await refused();
    await refused();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('ends each later session too and keeps the page’s own state', async () => {
    history.replaceState({ linkToken: 'x' }, '');
    for (const token of ['a', 'b', 'c']) {
      setSession(token);
      await refused();
      expect(sessionToken()).toBeUndefined();
    }
    expect(reload).toHaveBeenCalledTimes(3);
    expect(history.state).toMatchObject({ linkToken: 'x' });
  });

  test('leaves a session alone that has started since', async () => {
    setSession('old');
    answer = () => {
      setSession('new');
      return Response.json({ message: 'Unauthorised' }, { status: 401 });
    };
    await refused();
    expect([sessionToken(), reload.mock.calls.length]).toEqual(['new', 1]);
  });

  test('does not reload after signing out, when the page is already being left', async () => {
    setSession('old');
    answer = () => {
      setSession(undefined);
      return Response.json({ message: 'Unauthorised' }, { status: 401 });
    };
    await refused();
    expect([sessionToken(), reload.mock.calls.length]).toEqual([undefined, 0]);
  });
});

describe('another tab', () => {
  /** Whether a call gets an answer. */
  const isAnswered = () =>
    Promise.race([call('me').then(() => true), new Promise((no) => setImmediate(() => no(false)))]);

  beforeEach(async () => {
    setSession('a');
    remember(1);
    await call('me');
  });

  test('where another account has signed in: sends nothing for it and reloads the page for it', async () => {
    setSession('b');
    remember(2);
    expect(await isAnswered()).toBe(false);
    expect(requests).toHaveLength(1);
    expect([sessionToken(), reload.mock.calls.length]).toEqual(['b', 1]);
    // The page then says so.
    expect(history.state).toEqual({ leftAccount: 1 });
  });

  test('names the account of this page in each call once it is known', async () => {
    // The remembered account may be of an earlier session.
    expect(headersOf(0).get('x-account')).toBeNull();
    const { rememberAccount } = await import('./known-account.ts');
    rememberAccount({ id: 1, username: 'nok', email: '', firstName: 'Nok', lastName: '' });
    await call('me');
    expect(headersOf(1).get('x-account')).toBe('1');
  });

  test('reloads the page once when the server refuses a call for naming another account', async () => {
    answer = () => new Response(null, { status: 412 });
    expect(await isAnswered()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(history.state).toEqual({ leftAccount: 1 });
    expect(localStorage.getItem('account')).toBeNull();
  });

  test('where the same account has a new session: continues with that', async () => {
    setSession('a2');
    expect(await isAnswered()).toBe(true);
    expect(headersOf(1).get('authorization')).toBe('Bearer a2');
    expect(reload).not.toHaveBeenCalled();
    expect(history.state).toBeNull();
  });
});

test('cancels reads but not writes before the session ends', async () => {
  await Promise.all([call('me'), call('logout')]);
  stopReading();
  await call('me');
  const [before, logout, after] = requests.map(({ init }) => init.signal);
  expect([before?.aborted, logout, after?.aborted]).toEqual([true, null, false]);
});

test('fills in the path and query and adds the language', async () => {
  await call('updateLead', { params: { id: 'a/b' }, body: { answered: true } });
  await call('inbox', { query: { search: 'a&b' } });
  expect(requests.map(({ url }) => url)).toEqual(['/api/inbox/a%2Fb', '/api/inbox?search=a%26b']);
  expect(headersOf(0).get('accept-language')).toBe('th');
});
