import { pathIn } from '../../contract/lang.ts';
import { said as inboxIn, tabsIn } from '../browser/inbox.ts';
import { readForAWhile } from '../browser/lead-forms.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test } from '../browser/site.ts';
import { words } from '../browser/words.ts';
import { demo, NEW, namesIn, openWithBackend, sessionOf, signIn, signUpInPage } from './demo.ts';

const { user } = demo;
const names = namesIn('en');
const { notAdmin } = inboxIn('en');

exhaustiveTest(
  'D5 a 401 ends the session and loads the page anew',
  async ({ page, complaints, baseURL }) => {
    complaints.expect(/^status 401: .*\/api\//);
    await page.context().addCookies([{ name: 'session', value: 'nobody', url: baseURL ?? '' }]);
    await page.goto('/account/inbox');
    await expect.poll(() => sessionOf(page)).toBeUndefined();
    const signInLink = page.getByRole('main').getByRole('link', { name: names.signIn });
    await expect(signInLink).toBeVisible();
    await expect(signInLink).toHaveAttribute(
      'href',
      /\/account\/sign-in\?returnUrl=%2Faccount%2Finbox%2F?$/,
    );
  },
);

exhaustiveTest(
  'D6 the auth state tells of requests, failures, successes and logging out',
  async ({ page, complaints }) => {
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

    await page.getByLabel(names.password, { exact: true }).fill(user.password);
    await page.getByRole('main').getByRole('button', { name: names.signIn }).click();
    await expect(page).toHaveURL('/');
    expect((await statesOf(page)).slice(4, 6)).toMatchObject([
      ['login/request', { error: null }],
      ['login/success', { isLoggedIn: true, user: { id: 1, email: user.email }, error: null }],
    ]);

    await page.goto('/account/sign-in');
    await page.getByRole('main').getByRole('button', { name: names.signOut }).click();
    await expect(page).toHaveURL(/\/pages-logout\/?$/);
    expect(await statesOf(page)).toContainEqual([
      'logout',
      expect.objectContaining({ user: null }),
    ]);
  },
);

// Other tests sign in without one; return-url.test.ts has all that must not lead elsewhere.
for (const [returnUrl, goal] of [
  ['/account/inbox?view=held', '/account/inbox?view=held'],
  ['//evil.example', '/'],
] as const) {
  exhaustiveTest(
    `D7 D11 signing in with the returnUrl ${returnUrl} leads to ${goal}`,
    async ({ page }) => {
      await signIn(page, { returnUrl });
      // A host that serves folders puts a slash behind a page's name.
      const [path = '', query] = goal.split('?');
      const isThere = ({ pathname, search }: URL) =>
        pathname.replace(/(.)\/$/, '$1') === path && search === (query ? `?${query}` : '');
      await expect(page).toHaveURL(isThere);
    },
  );
}

exhaustiveTest('D7 signing out leads to /pages-logout, and ends the session', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL('/');
  await page.goto('/account/sign-in');
  await page.getByRole('main').getByRole('button', { name: names.signOut }).click();
  await expect(page).toHaveURL(/\/pages-logout\/?$/);
  expect(await sessionOf(page)).toBeUndefined();
});

for (const lang of journeyLangs('th')) {
  const said = words(lang).form;
  const { app: inbox } = inboxIn(lang);
  const tab = tabsIn(lang);

  test(`D1 D3 D9 what the call to action sends is in the inbox, where what is done stays done (${lang})`, async ({
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

    const sent = page.waitForRequest('**/api/login');
    const read = page.waitForRequest('**/api/inbox?**');
    await signIn(page, { lang, returnUrl: pathIn(lang, '/account/inbox') });
    expect((await sent).postDataJSON()).toEqual({ email: user.email, password: user.password });
    const { authorization } = await (await read).allHeaders();
    expect(authorization).toMatch(/^Bearer \S+$/);
    expect(authorization).toBe(`Bearer ${await sessionOf(page)}`);

    await expect(page.getByRole('button', { name: /reader@example\.com/ })).toHaveCount(1);
    await page.getByRole('button', { name: /สมชาย/ }).click();
    await page.getByRole('button', { name: inbox.detail.answered }).click();
    await expect(page.getByRole('button', { name: inbox.detail.reopen })).toBeVisible();
    // Four of those that the demo begins with, and the one that was sent.
    await expect(tab(page, 'open')).toContainText('5');
    await tab(page, 'undelivered').click();
    await page.getByRole('button', { name: inbox.outbox.again }).click();
    await expect(page.getByRole('status').filter({ hasText: inbox.said.replayed })).toHaveCount(1);
    await page.reload();
    await expect(
      page.getByRole('heading', { name: inbox.empty.undelivered.heading }),
    ).toBeVisible();
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

exhaustiveTest('customers are no administrators', async ({ page, complaints }) => {
  complaints.expect(/^status 40[03]: .*\/api\//);
  await openWithBackend(page);
  await signUpInPage(page, NEW);
  const { email, password } = NEW;
  await page.getByLabel(names.email, { exact: true }).fill(email);
  await page.getByLabel(names.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: names.signIn }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/account/inbox');
  await expect(page.getByRole('heading', { name: notAdmin.heading })).toBeVisible();
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
    // The kit is for those who build the site.
    ['/kit/cta', 'en'],
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
