import { readContent } from '../../contract/content-file.ts';
import { localize } from '../../contract/text.ts';
import { areaWords } from '../../site/app/area/texts.ts';
import { messagesWords } from '../../site/app/messages/texts.ts';
import {
  accountWords,
  answersOf,
  callsOf,
  exhaustiveTest,
  fillSignIn,
  giveSession,
  loadsOf,
  member,
  type Person,
  sessionOf,
  test,
  tokenOf,
} from './people.ts';
import { expect, type Page, settle } from './site.ts';

const PATH = '/account/sign-in';
const said = accountWords('en');
const { app: letter } = localize(
  readContent('content/account-area/messages.yaml', messagesWords),
  'en',
);
const { app: area } = localize(readContent('content/account-area/area.yaml', areaWords), 'en');

/** What the inspection tool of the Redux DevTools protocol has been told in a page. */
interface Told {
  options: { maxAge?: number }[];
  states: { action: string; state: unknown }[];
}

/** Stands in for the tool in every document that a page loads from now on; what it is told outlives them. */
async function inspect(page: Page): Promise<Told> {
  const told: Told = { options: [], states: [] };
  await page.exposeFunction('tellTest', (kind: keyof Told, value: never) => {
    told[kind].push(value);
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
  return told;
}

const START = { isLoggedIn: false, user: null, error: null };

test('D6 the state from the first login to the last, as the inspection tool sees it', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/^status 400: .*\/api\/login$/);
  const person = await member(request);
  const told = await inspect(page);
  const answers = await answersOf(page, 'login');
  await page.goto(PATH);
  await fillSignIn(page, 'en', { ...person, password: 'not the password' });
  await expect(page.getByText(said.refusals.messages.wrongLogin)).toBeVisible();
  await fillSignIn(page, 'en', person);
  await page.waitForURL((url) => url.pathname === '/');
  const { token, ...user } = JSON.parse(answers[1] ?? '');

  const error = 'Email or password is incorrect';
  await expect.poll(() => told.states.length).toBe(5);
  expect(told.states).toEqual([
    { action: '@@INIT', state: START },
    { action: 'login/request', state: START },
    { action: 'login/failure', state: { ...START, error } },
    { action: 'login/request', state: START },
    { action: 'login/success', state: { isLoggedIn: true, user, error: null } },
  ]);
  expect(told.options).toEqual([{ maxAge: 25 }]);

  told.states.length = 0;
  await page.goto(PATH);
  await expect(page.getByText(user.email, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: said.session.signOut, exact: true }).click();
  await expect(page).toHaveURL('/pages-logout');
  await expect
    .poll(() => told.states.map(({ action }) => action))
    .toEqual(['@@INIT', 'login/success', 'logout']);
  expect(told.states[1]?.state).toEqual({ isLoggedIn: true, user, error: null });
  expect(told.states[2]?.state).toEqual(START);
  // The token is in the cookie alone.
  expect(JSON.stringify(told)).not.toContain(token);
});

test('D3 D8 D10 each call goes to the server, and carries the token when there is a session, and no cookie', async ({
  page,
  request,
}) => {
  const person = await member(request);
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
  // Nothing in the browser stands in for the server.
  expect((await answer).fromServiceWorker()).toBe(false);
  const kept = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    session: Object.keys(sessionStorage),
  }));
  expect(kept).toEqual({ workers: 0, session: [] });

  const authorization = `Bearer ${(await sessionOf(page))?.value}`;
  await page.goto(PATH);
  await page.getByRole('button', { name: said.session.signOut, exact: true }).click();
  await expect(page).toHaveURL('/pages-logout');
  expect(calls.slice(1)).toMatchObject([
    // What the account may do, for the menu; then the page that says who is signed in.
    { call: 'GET /api/me', authorization },
    { call: 'GET /api/me', authorization },
    { call: 'POST /api/logout', authorization },
  ]);
  await expect.poll(() => cookies).toEqual([undefined, undefined, undefined, undefined]);
});

test('D5 a 401 removes the cookie and loads the page anew, once', async ({ page, complaints }) => {
  complaints.expect(/^status 401: .*\/api\/me$/);
  await giveSession(page, 'a-session-that-has-ended');
  const loads = loadsOf(page);
  const calls = callsOf(page);
  await page.goto(`${PATH}?returnUrl=%2Fth%2F`);
  await expect(page.getByLabel(said.fields.email.label, { exact: true })).toBeVisible();
  await settle(page);
  expect(await sessionOf(page)).toBeUndefined();
  expect(loads()).toBe(2);
  expect(calls).toHaveLength(1);
  await expect(page).toHaveURL(`${PATH}?returnUrl=%2Fth%2F`);
});

exhaustiveTest(
  'D5 a 401 that comes again and again does not load the page for ever',
  async ({ page, complaints }) => {
    complaints.expect(/^status 401: /);
    await page.route('**/api/login', (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthorised' } }),
    );
    const loads = loadsOf(page);
    await page.goto(PATH);
    const reloaded = page.waitForEvent('load');
    await fillSignIn(page, 'en', { email: 'nok@example.com', password: 'seven quiet looms' });
    await reloaded;
    await fillSignIn(page, 'en', { email: 'nok@example.com', password: 'seven quiet looms' });
    await expect(page.getByText(said.refusals.other)).toBeVisible();
    expect(loads()).toBe(2);
  },
);

for (const [what, answer, error] of [
  [
    'the message of its body',
    { json: { message: 'The loom is being oiled' } },
    'The loom is being oiled',
  ],
  ['the status in words without one', { json: {} }, 'Bad Gateway'],
  ['the status in words without JSON', { body: '<h1>nginx</h1>' }, 'Bad Gateway'],
] as const) {
  exhaustiveTest(`D5 any other error has ${what}`, async ({ page, complaints }) => {
    complaints.expect(/^status 502: /);
    const told = await inspect(page);
    await page.route('**/api/login', (route) => route.fulfill({ status: 502, ...answer }));
    await page.goto(PATH);
    await fillSignIn(page, 'en', { email: 'nok@example.com', password: 'seven quiet looms' });
    await expect(page.getByText(said.refusals.other)).toBeVisible();
    await expect
      .poll(() => told.states.at(-1))
      .toMatchObject({
        action: 'login/failure',
        state: { error },
      });
    // It does not sign the customer out.
    await expect(page).toHaveURL(PATH);
  });
}

exhaustiveTest(
  'a session that ends in another tab ends here with the next call',
  async ({ page, context, request, complaints }) => {
    complaints.expect(/^status 401: .*\/api\/me$/);
    const token = await tokenOf(request, await member(request));
    await giveSession(page, token);
    await page.goto(PATH);
    await expect(
      page.getByRole('button', { name: said.session.signOut, exact: true }),
    ).toBeVisible();
    const other = await context.newPage();
    await other.goto('/th/account/sign-in');
    await other
      .getByRole('button', { name: accountWords('th').session.signOut, exact: true })
      .click();
    await expect(other).toHaveURL('/th/pages-logout');
    await page.reload();
    await expect(page.getByLabel(said.fields.email.label, { exact: true })).toBeVisible();
  },
);

/** Signs in through the page, and goes on to write a message. */
async function beginMessage(page: Page, person: Person) {
  await page.goto(`${PATH}?returnUrl=${encodeURIComponent('/account/messages?new')}`);
  await fillSignIn(page, 'en', person);
  await page.waitForURL((url) => url.pathname === '/account/messages');
  return {
    subject: page.getByLabel(letter.begin.subject.label, { exact: true }),
    body: page.getByLabel(letter.conversation.body.label, { exact: true }),
    send: page.getByRole('button', { name: letter.begin.submit }),
  };
}

exhaustiveTest(
  'what was typed when the session ended is there again for its account, and for no other',
  async ({ page, request, complaints }) => {
    complaints.expect(/^status 401: /);
    const [person, somebodyElse] = [await member(request), await member(request)];
    const { subject, body, send } = await beginMessage(page, person);
    await subject.fill('A loom');
    await body.fill('It squeaks');
    const authorization = `Bearer ${(await sessionOf(page))?.value}`;
    await request.post('/api/logout', { headers: { authorization } });
    await send.click();
    await page.waitForURL((url) => url.pathname === PATH);
    expect(await sessionOf(page)).toBeUndefined();
    await fillSignIn(page, 'en', person);
    await page.waitForURL((url) => url.pathname === '/account/messages');
    await expect(subject).toHaveValue('A loom');
    await expect(body).toHaveValue('It squeaks');

    await page.context().clearCookies();
    await beginMessage(page, somebodyElse);
    await expect(body).toHaveValue('');
    await page.context().clearCookies();
    await beginMessage(page, person);
    await expect(body).toHaveValue('It squeaks');
  },
);

exhaustiveTest(
  'a page that shows one account says that another has signed in in another tab, and shows that one',
  async ({ page, context, request }) => {
    const [person, somebodyElse] = [await member(request), await member(request)];
    const { body } = await beginMessage(page, person);
    await body.fill('It squeaks');
    const other = await context.newPage();
    await other.goto(PATH);
    await other.getByRole('button', { name: said.session.signOut, exact: true }).click();
    await other.waitForURL('/pages-logout');
    await other.goto(PATH);
    await fillSignIn(other, 'en', somebodyElse);
    await other.waitForURL((url) => url.pathname === '/');

    const loaded = page.waitForEvent('load');
    // Headless browsers leave all tabs the focus.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await loaded;
    await expect(body).toHaveValue('');
    const { now, kept } = area.otherAccount;
    const notice = page.getByRole('alert').filter({ hasText: now });
    await expect(notice).toContainText(kept);
    await page.reload();
    await expect(body).toHaveValue('');
    await expect(notice).toHaveCount(0);
  },
);
