import {
  accountWords,
  answersOf,
  callsOf,
  createAccount,
  fillSignIn,
  giveSession,
  loadsOf,
  sessionOf,
  test,
} from './people.ts';
import { expect, type Page, settle } from './site.ts';

const PATH = '/account/sign-in';
const texts = accountWords('en');

/** The calls to an inspection tool of the Redux DevTools protocol in a page. */
interface ChangeCallbacks {
  options: { maxAge?: number }[];
  states: { action: string; state: unknown }[];
}

/** Installs a fake of the tool in every document that a page loads from now on. Its records outlive the documents. */
async function inspect(page: Page): Promise<ChangeCallbacks> {
  const records: ChangeCallbacks = { options: [], states: [] };
  await page.exposeFunction('tellTest', (kind: keyof ChangeCallbacks, value: never) => {
    records[kind].push(value);
  });
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellTest: (...values: unknown[]) => void }).tellTest;
    Object.assign(window, {
      __REDUX_DEVTOOLS_EXTENSION__: {
        connect: ({ maxAge }: { maxAge?: number }) => {
          tell('options', { maxAge });
          return {
            init: (state: unknown) => tell('states', { action: '@@INIT', state }),
            send: ({ type }: { type: string }, state: unknown) =>
              tell('states', { action: type, state }),
            subscribe: () => () => undefined,
          };
        },
      },
    });
  });
  return records;
}

const START = { isLoggedIn: false, user: null, error: null };

test('D6 the inspection tool sees the state from the first login to the last', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/^status 400: .*\/api\/login$/);
  const person = await createAccount(request);
  const records = await inspect(page);
  const answers = await answersOf(page, 'login');
  await page.goto(PATH);
  await fillSignIn(page, 'en', { ...person, password: 'not the password' });
  await expect(page.getByText(texts.refusals.messages.wrongLogin)).toBeVisible();
  await fillSignIn(page, 'en', person);
  await page.waitForURL((url) => url.pathname === '/');
  const { token, ...user } = JSON.parse(answers[1] ?? '');

  const error = 'Email or password is incorrect';
  await expect.poll(() => records.states.length).toBe(5);
  expect(records.states).toEqual([
    { action: '@@INIT', state: START },
    { action: 'login/request', state: START },
    { action: 'login/failure', state: { ...START, error } },
    { action: 'login/request', state: START },
    { action: 'login/success', state: { isLoggedIn: true, user, error: null } },
  ]);
  expect(records.options).toEqual([{ maxAge: 25 }]);

  records.states.length = 0;
  await page.goto(PATH);
  await expect(page.getByText(user.email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: texts.session.signOut, exact: true }).click();
  await expect(page).toHaveURL('/pages-logout');
  await expect
    .poll(() => records.states.map(({ action }) => action))
    .toEqual(['@@INIT', 'login/success', 'logout']);
  expect(records.states[1]?.state).toEqual({ isLoggedIn: true, user, error: null });
  expect(records.states[2]?.state).toEqual(START);
  // The token is only in the cookie.
  expect(JSON.stringify(records)).not.toContain(token);
});

test('D3 D8 D10 each call goes to the server with the session’s token, if any, and without cookies', async ({
  page,
  request,
}) => {
  const person = await createAccount(request);
  const calls = callsOf(page);
  const cookies: (string | undefined)[] = [];
  page.on('request', async (each) => {
    if (each.url().includes('/api/')) cookies.push((await each.allHeaders())['cookie']);
  });
  await page.goto(PATH);
  await settle(page);
  expect(calls).toEqual([]);
  const answer = page.waitForResponse('**/api/login');
  await fillSignIn(page, 'en', person);
  await page.waitForURL((url) => url.pathname === '/');
  expect(calls[0]).toMatchObject({ call: 'POST /api/login', authorization: undefined });
  // No service worker answers in place of the server.
  expect((await answer).fromServiceWorker()).toBe(false);
  const storage = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    session: Object.keys(sessionStorage),
  }));
  expect(storage).toEqual({ workers: 0, session: [] });

  const authorization = `Bearer ${(await sessionOf(page))?.value}`;
  await page.goto(PATH);
  await page.getByRole('button', { name: texts.session.signOut, exact: true }).click();
  await expect(page).toHaveURL('/pages-logout');
  expect(calls.slice(1)).toMatchObject([
    // The account’s rights, for the menu, and then the page with its name.
    { call: 'GET /api/me', authorization },
    { call: 'GET /api/me', authorization },
    { call: 'POST /api/logout', authorization },
  ]);
  await expect.poll(() => cookies).toEqual([undefined, undefined, undefined, undefined]);
});

test('D5 a 401 removes the cookie and reloads the page once', async ({ page, complaints }) => {
  complaints.expect(/^status 401: .*\/api\/me$/);
  await giveSession(page, 'a-session-that-has-ended');
  const loads = loadsOf(page);
  const calls = callsOf(page);
  await page.goto(`${PATH}?returnUrl=%2Fth%2F`);
  await expect(page.getByLabel(texts.fields.email.label, { exact: true })).toBeVisible();
  await settle(page);
  expect(await sessionOf(page)).toBeUndefined();
  expect(loads()).toBe(2);
  expect(calls).toHaveLength(1);
  await expect(page).toHaveURL(`${PATH}?returnUrl=%2Fth%2F`);
});
