import { localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import {
  accountIn,
  accountOf,
  announced,
  answersOf,
  callsOf,
  createAccount,
  expect,
  fillSignIn,
  journeyLangs,
  loadsOf,
  sessionOf,
  signInForm,
  test,
} from './people.ts';

/** React and the form’s own code; not the scripts that the page loads unprompted. */
const ISLAND_CODE = /\/_astro\/(client|SignIn\.island|use-submission)\.[^/]*\.js(\?|$)/;

for (const lang of journeyLangs('en')) {
  const { texts, signIn: path, home } = accountIn(lang);

  test(`D1 D7 signs in, stores the token and leads home (${lang})`, async ({ page, request }) => {
    const person = await createAccount(request, lang);
    const calls = callsOf(page);
    await page.goto(path);
    const answers = await answersOf(page, 'login');
    const { email, password } = signInForm(page, lang);
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await fillSignIn(page, lang, person);
    await page.waitForURL((url) => url.pathname === home);
    const { token, ...user } = JSON.parse(answers[0] ?? '');

    expect(calls[0]?.body).toEqual({ email: person.email, password: person.password });
    expect(user).toEqual({
      id: expect.any(Number),
      username: 'Nok',
      email: person.email,
      firstName: 'Nok',
      lastName: 'Suksan na Ayutthaya',
    });
    const cookie = await sessionOf(page);
    expect(cookie).toMatchObject({ value: token, path: '/', sameSite: 'Lax', secure: false });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 24 * 60 * 60);
    expect((await accountOf(request, token))?.email).toBe(person.email);
    // Back must not lead to the page with the password in it.
    await page.goBack();
    await expect(page).not.toHaveURL(path);
  });

  test.describe(`A13 without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    for (const each of isExhaustive ? ['sign-in', 'sign-up'] : ['sign-up']) {
      test(`${each} says that it needs JavaScript, and offers nothing else`, async ({ page }) => {
        await page.goto(localizedPath(lang, `/account/${each}`));
        // By its element, because a search for text skips it.
        const notice = page.locator('noscript p');
        await expect(notice).toBeVisible();
        await expect(notice).toHaveText(texts.needsScript);
        await expect(page.locator('main').getByRole('button')).toHaveCount(0);
        await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
        await expect(page.locator('main form:not([method="post"])')).toHaveCount(0);
      });
    }
  });

  test(`says so where React never loads, and sends the password nowhere (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/_astro\/.*\.js|net::ERR_FAILED|\[astro-island\]/);
    let isCut = true;
    await page.route(ISLAND_CODE, (route) => (isCut ? route.abort() : route.continue()));
    const loads = loadsOf(page);
    const calls = callsOf(page);
    await page.goto(path);
    await fillSignIn(page, lang, { email: 'nok@example.com', password: 'seven quiet looms' });
    const { alert, password, submit } = signInForm(page, lang);
    await expect(announced(alert, texts.refusals.network)).toBeVisible();
    await expect(password).toHaveValue('seven quiet looms');
    await expect(page).toHaveURL(path);
    expect(loads()).toBe(1);
    expect(calls).toEqual([]);

    // Once the connection is back, pressing the button is enough.
    complaints.expect(/^status 400: .*\/api\/login$/);
    isCut = false;
    await submit.click();
    await expect(announced(alert, texts.refusals.messages.wrongLogin)).toBeVisible();
    await expect(announced(alert, texts.refusals.network)).toHaveCount(0);
  });
}
