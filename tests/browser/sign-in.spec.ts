import { localizedPath } from '../../contract/lang.ts';
import { totp } from '../api/totp.ts';
import { isExhaustive } from '../scope.ts';
import { expectAccessible } from './axe.ts';
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
  tokenOf,
} from './people.ts';

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
}

/** React and the form’s own code; not the scripts that the page loads unprompted. */
const ISLAND_CODE = /\/_astro\/(client|SignIn\.island|use-submission)\.[^/]*\.js(\?|$)/;

for (const lang of journeyLangs('en')) {
  const { texts, signIn: path } = accountIn(lang);

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

for (const lang of journeyLangs('th')) {
  const { texts, signIn: path, home } = accountIn(lang);

  test(`the second step refuses a wrong code, then accepts the right one (${lang})`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(/^status 400: .*\/api\/login\/second-factor$/);
    const person = await createAccount(request);
    const { uri } = await turnOnSecondFactor(person, request);
    await page.goto(path);
    await fillSignIn(page, lang, person);
    const code = page.getByLabel(texts.fields.code.label, { exact: true });
    await expect(code).toBeFocused();
    await expect(signInForm(page, lang).heading).toHaveText(texts.signIn.code.heading, {
      useInnerText: true,
    });
    await expect(page.getByText(texts.signIn.code.lead)).toBeVisible();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await sessionOf(page)).toBeUndefined();
    await expectAccessible(page, 'second step');

    const confirm = page.getByRole('button', { name: texts.signIn.confirm, exact: true });
    await code.fill('12345');
    await confirm.click();
    await expect(code).toHaveAccessibleDescription(texts.fields.code.wrong);
    await code.fill('000000');
    await confirm.click();
    await expect(code).toHaveAccessibleDescription(texts.refusals.messages.wrongCode);
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('000000');

    // As people write it, and on a Thai keyboard.
    const right = totp(uri, 1).replace(/^.../, '$& ');
    await code.fill(right.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit))));
    await confirm.click();
    await page.waitForURL((url) => url.pathname === home);
    const session = await sessionOf(page);
    expect((await accountOf(request, session?.value ?? ''))?.secondFactor).toBe(true);
  });
}

/** Turns the second factor of an account on without the pages. */
async function turnOnSecondFactor(
  person: Parameters<typeof tokenOf>[1],
  request: Parameters<typeof tokenOf>[0],
): Promise<{ uri: string; recoveryCodes: string[] }> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` };
  const { password } = person;
  const started = await request.post('/api/me/second-factor', { headers, data: { password } });
  expect(started.status(), await started.text()).toBe(200);
  const { uri, recoveryCodes } = await started.json();
  const confirmed = await request.post('/api/me/second-factor/confirm', {
    headers,
    data: { code: totp(uri) },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return { uri, recoveryCodes };
}
