import { localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import {
  accountIn,
  accountOf,
  answersOf,
  callsOf,
  createAccount,
  expect,
  fillSignIn,
  journeyLangs,
  sessionOf,
  signInForm,
  test,
} from './people.ts';

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
