import { localizedPath } from '../../contract/lang.ts';
import { expectAccessible, expectStateAccessible } from './axe.ts';
import {
  accountIn,
  callsOf,
  exhaustiveTest,
  expect,
  fillSignIn,
  giveSession,
  journeyLangs,
  mailedLink,
  member,
  sessionOf,
  signedIn,
  test,
  tokenOf,
  whoIs,
} from './people.ts';
import type { Page } from './site.ts';

const NEW_PASSWORD = 'nine louder looms';

for (const lang of journeyLangs('en')) {
  const { said, signIn } = accountIn(lang);
  const forgotten = localizedPath(lang, '/account/forgotten-password');
  const newPassword = localizedPath(lang, '/account/new-password');
  const verify = localizedPath(lang, '/account/verify-email');

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const link = (page: Page, name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true });

  /** The page says this at its top, and takes the reader to it. */
  async function expectHeading(page: Page, heading: string, isFocused = true) {
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading, { useInnerText: true });
    if (isFocused) await expect(title).toBeFocused();
  }

  async function ask(page: Page, email: string) {
    await page.getByLabel(said.fields.email.label, { exact: true }).fill(email);
    await button(page, said.forgottenPassword.submit).click();
    await expectHeading(page, said.forgottenPassword.sent.heading);
  }

  test.describe(`a forgotten password (${lang})`, () => {
    test('the mailed link sets a new one, once', async ({ page, request, complaints }) => {
      complaints.expect(/^status 400: .*\/api\/(password\/reset|login)$/);
      const { token, ...person } = await signedIn(page, request, lang);
      await page.goto(forgotten);
      await ask(page, person.email);
      // Another address can be tried, from the one that was typed on.
      await button(page, said.forgottenPassword.again).click();
      await expect(page.getByLabel(said.fields.email.label, { exact: true })).toBeFocused();

      const address = await mailedLink(person.email, 'reset-password');
      expect(address).toMatch(new RegExp(`^${newPassword}\\?token=`));
      await page.goto(address);
      await expect(page).toHaveURL(newPassword);
      const field = page.getByLabel(said.fields.newPassword.label, { exact: true });
      await expect(field).toHaveAccessibleDescription(said.fields.newPassword.hint);
      await expect(field).toHaveAttribute('autocomplete', 'new-password');

      // One that is too common uses nothing up.
      await field.fill('password123');
      await button(page, said.newPassword.submit).click();
      await expect(field).toHaveAccessibleDescription(said.refusals.weakBecause.common);
      await expectStateAccessible(page, 'refused');
      // Loaded anew, the page still knows its link.
      await page.reload();
      await field.fill(NEW_PASSWORD);
      await button(page, said.newPassword.submit).click();
      await expectHeading(page, said.newPassword.done.heading);
      await expect(field).toBeHidden();
      await expectStateAccessible(page, 'done');
      expect(await whoIs(request, token)).toBeUndefined();
      expect(await sessionOf(page)).toBeUndefined();

      await link(page, said.newPassword.signIn).click();
      await expect(page).toHaveURL(signIn);
      await fillSignIn(page, lang, person);
      await expect(page.getByText(said.refusals.messages.wrongLogin)).toBeVisible();
      await fillSignIn(page, lang, { ...person, password: NEW_PASSWORD });
      await page.waitForURL((url) => url.pathname === localizedPath(lang, '/'));

      await page.goto(address);
      await field.fill('ten of the loudest looms');
      await button(page, said.newPassword.submit).click();
      await expectHeading(page, said.newPassword.expired.heading);
      await expectAccessible(page, 'expired');
      await link(page, said.newPassword.another).click();
      await expect(page).toHaveURL(forgotten);
    });

    test('the token leaves the address at once, and goes into no other', async ({ page }) => {
      const referers: string[] = [];
      page.on('request', (request) => {
        const isOfPage = request.isNavigationRequest() || request.url().includes('/api/');
        if (isOfPage) referers.push(request.headers()['referer'] ?? '');
      });
      await page.goto(`${newPassword}?token=secret-token&lang=x#here`);
      await expect(page).toHaveURL(`${newPassword}?lang=x#here`);
      expect(await page.content()).not.toContain('secret-token');
      await page.route('**/api/password/reset', (route) => route.fulfill({ status: 200 }));
      await page.getByLabel(said.fields.newPassword.label, { exact: true }).fill(NEW_PASSWORD);
      const sent = page.waitForRequest('**/api/password/reset');
      await button(page, said.newPassword.submit).click();
      expect((await sent).postDataJSON()).toEqual({
        token: 'secret-token',
        password: NEW_PASSWORD,
      });
      await link(page, said.newPassword.signIn).click();
      await expect(page).toHaveURL(signIn);
      expect(referers).toHaveLength(3);
      expect(referers.filter((referer) => referer.includes('secret-token'))).toEqual([]);
    });

    exhaustiveTest(
      'without a token the page says so at once, and offers another link',
      async ({ page }) => {
        const calls = callsOf(page);
        await page.goto(newPassword);
        await expectHeading(page, said.newPassword.expired.heading, false);
        await expect(page.getByLabel(said.fields.newPassword.label, { exact: true })).toBeHidden();
        await expect(link(page, said.newPassword.another)).toBeVisible();
        expect(calls).toEqual([]);
      },
    );
  });

  test.describe(`confirming an e-mail address (${lang})`, () => {
    test('takes a press of the button, so that nothing else that opens the link uses it up', async ({
      page,
      request,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/email\/verify$/);
      const person = await member(request, lang);
      const token = await tokenOf(request, person);
      const address = await mailedLink(person.email, 'verify-email');
      expect(address).toMatch(new RegExp(`^${verify}\\?token=`));
      // On a device without a session, the customer signs in first, and is led back.
      await page.goto(address);
      await expect(page).toHaveURL((url) => url.pathname === signIn);
      await fillSignIn(page, lang, person);
      await expect(page).toHaveURL(verify);
      const calls = callsOf(page);
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(verify);
      expect(calls).toEqual([]);
      expect((await whoIs(request, token))?.emailVerified).toBe(false);
      await expectAccessible(page, 'asked');

      await button(page, said.verifyEmail.submit).click();
      await expectHeading(page, said.verifyEmail.done.heading);
      expect((await whoIs(request, token))?.emailVerified).toBe(true);
      await expectStateAccessible(page, 'done');
      await link(page, said.verifyEmail.goOn).click();
      await page.waitForURL((url) => url.pathname === localizedPath(lang, '/'));
    });

    exhaustiveTest(
      'a link that cannot be used: another comes',
      async ({ page, request, complaints }) => {
        complaints.expect(/^status 400: .*\/api\/email\/verify$/);
        const person = await member(request, lang);
        const read = new Set<string>();
        await mailedLink(person.email, 'verify-email', read);
        await giveSession(page, await tokenOf(request, person));
        await page.goto(`${verify}?token=not-a-token-of-ours`);
        await button(page, said.verifyEmail.submit).click();
        await expectHeading(page, said.verifyEmail.expired.heading);
        await expectAccessible(page, 'expired');

        await button(page, said.verifyEmail.another).click();
        await expectHeading(page, said.verifyEmail.sent.heading);

        await page.goto(await mailedLink(person.email, 'verify-email', read));
        await button(page, said.verifyEmail.submit).click();
        await expectHeading(page, said.verifyEmail.done.heading);
      },
    );
  });
}
