import { localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expectAccessible } from './axe.ts';
import {
  accountIn,
  answersOf,
  callsOf,
  exhaustiveTest,
  expect,
  fillSignIn,
  journeyLangs,
  member,
  sessionOf,
  signedIn,
  signInForm,
  test,
  whoIs,
} from './people.ts';
import { settle } from './site.ts';

for (const lang of journeyLangs('en')) {
  const { said, signIn: path, home } = accountIn(lang);

  test.describe(`signing in (${lang})`, () => {
    test('D1 D7 takes e-mail and password, keeps the token in the cookie, and leads home', async ({
      page,
      request,
    }) => {
      const person = await member(request, lang);
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
      expect((await whoIs(request, token))?.email).toBe(person.email);
      // The page with the password in it is no place to go back to.
      await page.goBack();
      await expect(page).not.toHaveURL(path);
    });

    exhaustiveTest('by keyboard alone', async ({ page, request }) => {
      const person = await member(request);
      await page.goto(path);
      await settle(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(signInForm(page, lang).email).toBeFocused();
      await page.keyboard.type(person.email);
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('link', { name: said.signIn.forgotten, exact: true }),
      ).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.type(person.password);
      await page.keyboard.press('Tab');
      const reveal = page.getByRole('button', { name: said.fields.reveal, exact: true });
      await expect(reveal).toBeFocused();
      await page.keyboard.press('Space');
      await expect(reveal).toHaveAttribute('aria-pressed', 'true');
      await expect(signInForm(page, lang).password).toHaveAttribute('type', 'text');
      await expect(signInForm(page, lang).password).toHaveValue(person.password);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === home);
    });

    test('who is signed in already is told so, and can go on', async ({ page, request }) => {
      const person = await signedIn(page, request);
      await page.goto(`${path}?returnUrl=${encodeURIComponent(`${home}?on`)}`);
      await expect(signInForm(page, lang).heading).toHaveText(said.session.heading, {
        useInnerText: true,
      });
      await expect(page.getByRole('main').getByText(person.name, { exact: true })).toBeVisible();
      await expect(page.getByText(person.email, { exact: true })).toBeVisible();
      await expect(signInForm(page, lang).email).toBeHidden();
      await expect(page.getByRole('link', { name: said.session.inbox })).toHaveCount(0);
      // The bar offers another menu to members.
      await expectAccessible(page, 'signed in', ':root');
      await page.getByRole('link', { name: said.session.goOn, exact: true }).click();
      await expect(page).toHaveURL(`${home}?on`);
    });
  });

  test.describe(`A13 without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    for (const each of isExhaustive ? ['sign-in', 'sign-up'] : ['sign-up']) {
      test(`${each} says that it needs it, and offers nothing that cannot work`, async ({
        page,
      }) => {
        await page.goto(localizedPath(lang, `/account/${each}`));
        // By its element: a search for text passes it by.
        const notice = page.locator('noscript p');
        await expect(notice).toBeVisible();
        await expect(notice).toHaveText(said.needsScript);
        await expect(page.locator('main').getByRole('button')).toHaveCount(0);
        await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
        await expect(page.locator('main form:not([method="post"])')).toHaveCount(0);
      });
    }
  });
}
