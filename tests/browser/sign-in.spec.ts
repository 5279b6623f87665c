import { localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expectAccessible } from './axe.ts';
import {
  accountIn,
  accountOf,
  answersOf,
  callsOf,
  createAccount,
  exhaustiveTest,
  expect,
  fillSignIn,
  journeyLangs,
  sessionOf,
  signedIn,
  signInForm,
  test,
} from './people.ts';
import { settle } from './site.ts';

for (const lang of journeyLangs('en')) {
  const { texts, signIn: path, home } = accountIn(lang);

  test.describe(`signing in (${lang})`, () => {
    test('D1 D7 takes email and password, stores the token in the cookie and leads home', async ({
      page,
      request,
    }) => {
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

    exhaustiveTest('works by keyboard only', async ({ page, request }) => {
      const person = await createAccount(request);
      await page.goto(path);
      await settle(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(signInForm(page, lang).email).toBeFocused();
      await page.keyboard.type(person.email);
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('link', { name: texts.signIn.forgotten, exact: true }),
      ).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type(person.password);
      await page.keyboard.press('Tab');
      const reveal = page.getByRole('button', { name: texts.fields.reveal, exact: true });
      await expect(reveal).toBeFocused();
      await page.keyboard.press('Space');
      await expect(reveal).toHaveAttribute('aria-pressed', 'true');
      await expect(signInForm(page, lang).password).toHaveAttribute('type', 'text');
      await expect(signInForm(page, lang).password).toHaveValue(person.password);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === home);
    });

    test('says who is already signed in and offers to continue', async ({ page, request }) => {
      const person = await signedIn(page, request);
      await page.goto(`${path}?returnUrl=${encodeURIComponent(`${home}?on`)}`);
      await expect(signInForm(page, lang).heading).toHaveText(texts.session.heading, {
        useInnerText: true,
      });
      await expect(page.getByRole('main').getByText(person.name, { exact: true })).toBeVisible();
      await expect(page.getByText(person.email, { exact: true })).toBeVisible();
      await expect(signInForm(page, lang).email).toBeHidden();
      await expect(page.getByRole('link', { name: texts.session.inbox })).toHaveCount(0);
      // The bar has another menu for members.
      await expectAccessible(page, 'signed in', ':root');
      await page.getByRole('link', { name: texts.session.goOn, exact: true }).click();
      await expect(page).toHaveURL(`${home}?on`);
    });
  });

  test.describe(`A13 without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    for (const each of isExhaustive ? ['sign-in', 'sign-up'] : ['sign-up']) {
      test(`${each} says that it needs JavaScript and offers nothing that cannot work`, async ({
        page,
      }) => {
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
