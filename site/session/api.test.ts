import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The parts of a browser that a call needs. */
const browser = {
  cookie: '',
  state: null as unknown,
  reloads: 0,
  requests: [] as { url: string; init: RequestInit }[],
};

let answer: () => Response | Promise<Response>;

/** The module as a page loads it, without a session yet. */
let { CallError, call, stopReading } = await import('./api.ts');
type CallError = InstanceType<typeof CallError>;

/** The signed-in account, as all tabs remember it. */
const account = (id: number) => JSON.stringify({ id, name: 'Nok', isAdmin: false });
let remembered: string | null;

beforeEach(async () => {
  vi.resetModules();
  ({ CallError, call, stopReading } = await import('./api.ts'));
  remembered = null;
  vi.stubGlobal('localStorage', {
    getItem: () => remembered,
    removeItem: () => {
      remembered = null;
    },
  });
  vi.stubGlobal('dispatchEvent', () => true);
  Object.assign(browser, { cookie: '', state: null, reloads: 0, requests: [] });
  answer = () => Response.json({});
  vi.stubGlobal('document', {
    documentElement: { lang: 'th' },
    get cookie() {
      return browser.cookie;
    },
    set cookie(value: string) {
      browser.cookie = value.includes('Max-Age=0') ? '' : (value.split(';')[0] ?? '');
    },
  });
  vi.stubGlobal('location', {
    protocol: 'https:',
    reload: () => {
      browser.reloads += 1;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return browser.state;
    },
    replaceState: (state: unknown) => {
      browser.state = state;
    },
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    browser.requests.push({ url, init });
    return answer();
  });
});

afterEach(() => vi.unstubAllGlobals());

const headersOf = (index: number) => new Headers(browser.requests[index]?.init.headers);
const refused = () =>
  call('me').then(
    () => undefined,
    (error: unknown) => error as CallError,
  );

describe('D3 the Authorization header', () => {
  test('is sent with a session and not without one', async () => {
    await call('me');
    browser.cookie = 'theme=dark; session=abc.def; other=1';
    await call('me');
    await call('login', { body: { email: 'a@example.com', password: 'x' } });
    expect([0, 1, 2].map((index) => headersOf(index).get('authorization'))).toEqual([
      null,
      'Bearer abc.def',
      'Bearer abc.def',
    ]);
  });

  test.each([
    ['session=%E0%A4%A'],
    ['session='],
    ['session=a%0Ab'],
    ['sessions=abc'],
    ['session=%E0%B8%81'],
  ])('is not sent for a cookie that is not our token: %s', async (cookie) => {
    browser.cookie = cookie;
    await call('me');
    expect(headersOf(0).get('authorization')).toBeNull();
  });

  test('is the only credential, because no cookie is sent', async () => {
    await call('me');
    expect(browser.requests[0]?.init.credentials).toBe('omit');
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
    browser.cookie = 'session=abc';
    for (const status of [400, 403, 404, 429, 500, 503]) {
      answer = () => new Response(null, { status });
      await refused();
    }
    expect(browser).toMatchObject({ cookie: 'session=abc', reloads: 0 });
  });
});

describe('D5 a 401', () => {
  beforeEach(() => {
    answer = () => Response.json({ message: 'Unauthorised' }, { status: 401 });
  });

  test('removes the cookie and reloads the page', async () => {
    browser.cookie = 'session=abc';
    expect((await refused())?.message).toBe('Unauthorised');
    expect(browser).toMatchObject({ cookie: '', reloads: 1 });
  });

  test('reloads the page once without a session, not forever', async () => {
    await refused();
    await refused();
    await refused();
    expect(browser.reloads).toBe(1);
  });

  test('ends each later session too and keeps the page’s own state', async () => {
    browser.state = { linkToken: 'x' };
    for (const token of ['a', 'b', 'c']) {
      browser.cookie = `session=${token}`;
      await refused();
      expect(browser.cookie).toBe('');
    }
    expect(browser.reloads).toBe(3);
    expect(browser.state).toMatchObject({ linkToken: 'x' });
  });

  test('leaves a session alone that has started since', async () => {
    browser.cookie = 'session=old';
    answer = () => {
      browser.cookie = 'session=new';
      return Response.json({ message: 'Unauthorised' }, { status: 401 });
    };
    await refused();
    expect(browser).toMatchObject({ cookie: 'session=new', reloads: 1 });
  });

  test('does not reload after signing out, when the page is already being left', async () => {
    browser.cookie = 'session=old';
    answer = () => {
      browser.cookie = '';
      return Response.json({ message: 'Unauthorised' }, { status: 401 });
    };
    await refused();
    expect(browser).toMatchObject({ cookie: '', reloads: 0 });
  });
});

describe('another tab', () => {
  /** Whether a call gets an answer. */
  const isAnswered = () =>
    Promise.race([call('me').then(() => true), new Promise((no) => setImmediate(() => no(false)))]);

  beforeEach(async () => {
    browser.cookie = 'session=a';
    remembered = account(1);
    await call('me');
  });

  test('where another account has signed in: sends nothing for it and reloads the page for it', async () => {
    browser.cookie = 'session=b';
    remembered = account(2);
    expect(await isAnswered()).toBe(false);
    expect(browser.requests).toHaveLength(1);
    expect(browser).toMatchObject({ cookie: 'session=b', reloads: 1 });
    // The page then says so.
    expect(browser.state).toEqual({ leftAccount: 1 });
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
    expect(browser.reloads).toBe(1);
    expect(browser.state).toEqual({ leftAccount: 1 });
    expect(remembered).toBeNull();
  });

  test('where the same account has a new session: continues with that', async () => {
    browser.cookie = 'session=a2';
    expect(await isAnswered()).toBe(true);
    expect(headersOf(1).get('authorization')).toBe('Bearer a2');
    expect(browser).toMatchObject({ reloads: 0, state: null });
  });
});

test('cancels reads but not writes before the session ends', async () => {
  await Promise.all([call('me'), call('logout')]);
  stopReading();
  await call('me');
  const [before, logout, after] = browser.requests.map(({ init }) => init.signal);
  expect([before?.aborted, logout, after?.aborted]).toEqual([true, null, false]);
});

test('returns answers unchanged and an empty one as nothing', async () => {
  answer = () => Response.json({ id: 1 });
  expect(await call('me')).toEqual({ id: 1 });
  answer = () => new Response(null, { status: 200 });
  expect(await call('logout')).toBeUndefined();
});

test('fills in the path and query and adds the language', async () => {
  await call('updateLead', { params: { id: 'a/b' }, body: { answered: true } });
  await call('inbox', { query: { search: 'a&b' } });
  expect(browser.requests.map(({ url }) => url)).toEqual([
    '/api/inbox/a%2Fb',
    '/api/inbox?search=a%26b',
  ]);
  expect(headersOf(0).get('accept-language')).toBe('th');
});
