import { LANGS, pathIn } from '../../contract/lang.ts';
import { readForAWhile } from '../browser/lead-forms.ts';
import { expect, type Page, test } from '../browser/site.ts';
import { words } from '../browser/words.ts';
import { demo, fetchInPage, NAMES, openWithBackend, sessionOf, signIn } from './demo.ts';

const { user } = demo;
const NEW = { email: 'arun@example.com', password: 'two-blue-threads', name: 'Arun Na Ayutthaya' };

test('D1 signing in answers the user and a token, which the session cookie keeps', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^status 400: .*\/api\/login$/);
  await openWithBackend(page);
  const { email, password } = user;
  const answer = await fetchInPage(page, '/api/login', {
    method: 'POST',
    body: { email, password },
  });
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body).toEqual({
    id: 1,
    username: expect.any(String),
    email,
    firstName: user.firstName,
    lastName: user.lastName,
    token: expect.stringMatching(/^\S+$/),
  });

  const sent = page.waitForRequest('**/api/login');
  await signIn(page);
  expect((await sent).postDataJSON()).toEqual({ email, password });
  await expect(page).toHaveURL('/');
  expect(await sessionOf(page)).toMatch(/^\S+$/);
});

test('D2 signing up answers nothing; the name is split at a space', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^status 400: .*\/api\/login$/);
  await openWithBackend(page);
  const signedUp = await fetchInPage(page, '/api/signup', { method: 'POST', body: NEW });
  expect(signedUp).toMatchObject({ status: 200, body: undefined });
  const { email, password } = NEW;
  const signedIn = await fetchInPage(page, '/api/login', {
    method: 'POST',
    body: { email, password },
  });
  expect(signedIn).toMatchObject({
    status: 200,
    body: { id: 2, firstName: 'Arun', lastName: 'Na Ayutthaya' },
  });
});

test('D3 calls carry the session’s token', async ({ page }) => {
  await signIn(page, { returnUrl: '/account/inbox' });
  const request = await page.waitForRequest('**/api/inbox?**');
  expect(await request.headerValue('authorization')).toBe(`Bearer ${await sessionOf(page)}`);
});

test('D4 refusals say what the server says', async ({ page, complaints }) => {
  complaints.expect(/^status 40[01]: .*\/api\//);
  await openWithBackend(page);
  const post = (path: string, body: unknown) => fetchInPage(page, path, { method: 'POST', body });
  expect(await post('/api/login', { email: user.email, password: 'wrong' })).toMatchObject({
    status: 400,
    body: { message: 'Email or password is incorrect' },
  });
  expect(
    await post('/api/login', { email: 'nobody@example.com', password: 'wrong' }),
  ).toMatchObject({
    status: 400,
    body: { message: 'Email or password is incorrect' },
  });
  expect(await post('/api/signup', { ...NEW, email: user.email })).toMatchObject({
    status: 400,
    body: { message: 'User Already Exists' },
  });
  expect(await fetchInPage(page, '/api/me')).toMatchObject({
    status: 401,
    body: { message: 'Unauthorised' },
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

test('D5 a 401 ends the session and loads the page anew', async ({ page, complaints, baseURL }) => {
  complaints.expect(/^status 401: .*\/api\//);
  await page.context().addCookies([{ name: 'session', value: 'nobody', url: baseURL ?? '' }]);
  await page.goto('/account/inbox');
  await expect.poll(() => sessionOf(page)).toBeUndefined();
  const signInLink = page.getByRole('main').getByRole('link', { name: NAMES.en.signIn });
  await expect(signInLink).toBeVisible();
  await expect(signInLink).toHaveAttribute('href', '/account/sign-in?returnUrl=/account/inbox');
});

test('D6 the auth state tells of requests, failures, successes and logging out', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^status 400: .*\/api\/login$/);
  await page.addInitScript(inspectStates);
  await signIn(page, { password: 'not the password' });
  await expect
    .poll(() => statesOf(page))
    .toMatchObject([
      ['connected', { maxAge: 25 }],
      ['init', { isLoggedIn: false, user: null, error: null }],
      ['login/request', { isLoggedIn: false, user: null, error: null }],
      ['login/failure', { isLoggedIn: false, error: 'Email or password is incorrect' }],
    ]);

  await page.getByLabel(NAMES.en.password, { exact: true }).fill(user.password);
  await page.getByRole('main').getByRole('button', { name: NAMES.en.signIn }).click();
  await expect(page).toHaveURL('/');
  expect((await statesOf(page)).slice(4, 6)).toMatchObject([
    ['login/request', { error: null }],
    ['login/success', { isLoggedIn: true, user: { id: 1, email: user.email }, error: null }],
  ]);

  await page.goto('/account/sign-in');
  await page.getByRole('main').getByRole('button', { name: NAMES.en.signOut }).click();
  await expect(page).toHaveURL(/\/pages-logout\/?$/);
  expect(await statesOf(page)).toContainEqual(['logout', expect.objectContaining({ user: null })]);
});

for (const [returnUrl, goal] of [
  [undefined, '/'],
  ['/account/inbox?view=held', '/account/inbox?view=held'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
] as const) {
  test(`D7 D11 signing in with the returnUrl ${returnUrl} leads to ${goal}`, async ({ page }) => {
    await signIn(page, returnUrl === undefined ? {} : { returnUrl });
    // A host that serves folders puts a slash behind a page's name.
    const [path = '', query] = goal.split('?');
    const isThere = ({ pathname, search }: URL) =>
      pathname.replace(/(.)\/$/, '$1') === path && search === (query ? `?${query}` : '');
    await expect(page).toHaveURL(isThere);
  });
}

test('D7 signing out leads to /pages-logout, and ends the session', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL('/');
  await page.goto('/account/sign-in');
  await page.getByRole('main').getByRole('button', { name: NAMES.en.signOut }).click();
  await expect(page).toHaveURL(/\/pages-logout\/?$/);
  expect(await sessionOf(page)).toBeUndefined();
});

test('D8 users are in session storage, the default one has the id 1, answers take 500 ms', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^status 400: .*\/api\/login$/);
  await openWithBackend(page);
  const { took } = await fetchInPage(page, '/api/logout', { method: 'POST' });
  expect(took).toBeGreaterThanOrEqual(495);
  await fetchInPage(page, '/api/signup', { method: 'POST', body: NEW });
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  const users = JSON.parse(Object.fromEntries(kept)['demo.users']);
  expect(users).toMatchObject([
    { id: 1, email: user.email },
    { id: 2, email: NEW.email },
  ]);
  // Nobody's password is kept as it is.
  expect(JSON.stringify(kept)).not.toContain(NEW.password);
  // And it is there after a reload.
  await page.reload();
  await openWithBackend(page);
  const { email, password } = NEW;
  expect(
    await fetchInPage(page, '/api/login', { method: 'POST', body: { email, password } }),
  ).toMatchObject({ status: 200 });
});

for (const lang of LANGS) {
  const said = words(lang).form;

  test(`D9 the call to action needs an e-mail, and what is sent is in the inbox (${lang})`, async ({
    page,
  }) => {
    await page.goto(pathIn(lang, '/'));
    const form = page.locator('[data-section="cta"] form');
    const field = page.getByLabel(said.email.label, { exact: true });
    await expect(field).toHaveAttribute('required');
    await form.getByRole('button').click();
    await expect(form).toHaveClass(/was-validated/);
    await expect(page.getByText(said.email.required)).toBeVisible();
    await readForAWhile(page);
    await field.fill('reader@example.com');
    await form.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText(said.sent);
    await field.fill('reader@example.com');
    await form.getByRole('button').click();
    await expect(page.getByRole('status')).toHaveText(said.repeated);

    await signIn(page, { lang, returnUrl: pathIn(lang, '/account/inbox') });
    await expect(page.getByRole('button', { name: /reader@example\.com/ })).toHaveCount(1);
  });

  test(`the sign-in page says with what to sign in, and other pages do not (${lang})`, async ({
    page,
  }) => {
    await page.goto(pathIn(lang, '/account/sign-in'));
    const note = page.locator('[data-demo-note]');
    await expect(note).toContainText(user.email);
    await expect(note).toContainText(user.password);
    await expect(note).toContainText(demo.note.heading[lang]);
    await page.goto(pathIn(lang, '/'));
    await expect(note).toHaveCount(0);
  });
}

test('a link that no mail holds is refused as the server does, and asking for one is not', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^status 400: .*\/api\//);
  await openWithBackend(page);
  const post = (path: string, body: unknown) => fetchInPage(page, path, { method: 'POST', body });
  expect(await post('/api/password/forgotten', { email: user.email })).toMatchObject({
    status: 202,
  });
  expect(await post('/api/password/forgotten', { email: 'x@example.com' })).toMatchObject({
    status: 202,
  });
  expect(
    await post('/api/password/reset', { token: 'abc', password: 'two-threads' }),
  ).toMatchObject({
    status: 400,
    body: { message: 'This link has expired or was used already' },
  });
  expect(await post('/api/email/verify', { token: 'abc' })).toMatchObject({ status: 400 });
});

test('customers are no administrators', async ({ page, complaints }) => {
  complaints.expect(/^status 40[03]: .*\/api\//);
  await openWithBackend(page);
  await fetchInPage(page, '/api/signup', { method: 'POST', body: NEW });
  const { email, password } = NEW;
  await page.getByLabel(NAMES.en.email, { exact: true }).fill(email);
  await page.getByLabel(NAMES.en.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: NAMES.en.signIn }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/account/inbox');
  await expect(
    page.getByRole('heading', { name: 'This account cannot open the inbox' }),
  ).toBeVisible();
});

test('the inbox shows sample messages, and what is done there stays done', async ({ page }) => {
  await signIn(page, { returnUrl: '/account/inbox' });
  await page.getByRole('button', { name: /สมชาย/ }).click();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Open/ })).toContainText('3');
  await page.getByRole('tab', { name: /^Not delivered/ }).click();
  await page.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'On its way again' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Everything has been delivered' })).toBeVisible();
});

test('it works from a host that serves folders: deep links, languages, wrong addresses', async ({
  page,
  request,
}) => {
  await page.goto('/en/');
  await expect(page).toHaveURL('/');
  await page.goto('/th/account/sign-up');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  for (const [path, lang] of [
    ['/nothing-here', 'en'],
    ['/th/nothing-here', 'th'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(words(lang).lost.title);
  }
});

/** Stands in for the state-inspection tool, in every document of a tab. Runs in the page, before everything else. */
function inspectStates() {
  const note = (name: string, value: unknown) => {
    const seen = JSON.parse(sessionStorage.getItem('test.states') ?? '[]');
    sessionStorage.setItem('test.states', JSON.stringify([...seen, [name, value]]));
  };
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION__: {
      connect: ({ maxAge }: { maxAge: number }) => {
        note('connected', { maxAge });
        return {
          init: (state: unknown) => note('init', state),
          send: ({ type }: { type: string }, state: unknown) => note(type, state),
          subscribe: () => () => {},
        };
      },
    },
  });
}

const statesOf = (page: Page): Promise<[string, unknown][]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('test.states') ?? '[]'));
