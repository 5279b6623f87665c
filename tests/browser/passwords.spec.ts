import { localizedPath } from '../../contract/lang.ts';
import { expectAccessible, expectStateAccessible } from './axe.ts';
import {
  accountIn,
  accountOf,
  callsOf,
  createAccount,
  expect,
  fillSignIn,
  journeyLangs,
  mailedLink,
  sessionOf,
  signedIn,
  test,
  tokenOf,
} from './people.ts';
import type { Page } from './site.ts';

const NEW_PASSWORD = 'nine louder looms';

for (const lang of journeyLangs('en')) {
  const { texts, signIn } = accountIn(lang);
  const forgotten = localizedPath(lang, '/account/forgotten-password');
  const newPassword = localizedPath(lang, '/account/new-password');
  const verify = localizedPath(lang, '/account/verify-email');

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const link = (page: Page, name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true });

  /** Expects the page’s heading and, by default, the focus on it. */
  async function expectHeading(page: Page, heading: string, isFocused = true) {
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading, { useInnerText: true });
    if (isFocused) await expect(title).toBeFocused();
  }

  test.describe(`a forgotten password (${lang})`, () => {
    test('sets a new password once by the mailed link, whose token stays in no address', async ({
      page,
      request,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/(password\/reset|login)$/);
      const { token, ...person } = await signedIn(page, request, lang);
      await page.goto(forgotten);
      await page.getByLabel(texts.fields.email.label, { exact: true }).fill(person.email);
      await button(page, texts.forgottenPassword.submit).click();
      await expectHeading(page, texts.forgottenPassword.sent.heading);
      // Another address can be tried, starting from the typed one.
      await button(page, texts.forgottenPassword.again).click();
      await expect(page.getByLabel(texts.fields.email.label, { exact: true })).toBeFocused();

      const address = await mailedLink(person.email, 'reset-password');
      expect(address).toMatch(new RegExp(`^${newPassword}\\?token=`));
      const referers: string[] = [];
      page.on('request', (call) => {
        const isOfPage = call.isNavigationRequest() || call.url().includes('/api/');
        if (isOfPage) referers.push(call.headers()['referer'] ?? '');
      });
      await page.goto(`${address}&lang=x#here`);
      await expect(page).toHaveURL(`${newPassword}?lang=x#here`);
      expect(await page.content()).not.toContain(address.split('token=')[1]);
      const field = page.getByLabel(texts.fields.newPassword.label, { exact: true });
      await expect(field).toHaveAccessibleDescription(texts.fields.newPassword.hint);
      await expect(field).toHaveAttribute('autocomplete', 'new-password');

      // A password that is too common does not use the link up.
      await field.fill('password123');
      await button(page, texts.newPassword.submit).click();
      await expect(field).toHaveAccessibleDescription(texts.refusals.weakBecause.common);
      await expectStateAccessible(page, 'refused');
      // The page still knows its link after a reload.
      await page.reload();
      await field.fill(NEW_PASSWORD);
      await button(page, texts.newPassword.submit).click();
      await expectHeading(page, texts.newPassword.done.heading);
      await expect(field).toBeHidden();
      await expectStateAccessible(page, 'done');
      expect(await accountOf(request, token)).toBeUndefined();
      expect(await sessionOf(page)).toBeUndefined();

      await link(page, texts.newPassword.signIn).click();
      await expect(page).toHaveURL(signIn);
      expect(referers.length).toBeGreaterThan(3);
      expect(referers.filter((referer) => referer.includes('token'))).toEqual([]);
      await fillSignIn(page, lang, person);
      await expect(page.getByText(texts.refusals.messages.wrongLogin)).toBeVisible();
      await fillSignIn(page, lang, { ...person, password: NEW_PASSWORD });
      await page.waitForURL((url) => url.pathname === localizedPath(lang, '/'));

      await page.goto(address);
      await field.fill('ten of the loudest looms');
      await button(page, texts.newPassword.submit).click();
      await expectHeading(page, texts.newPassword.expired.heading);
      await expectAccessible(page, 'expired');
      await link(page, texts.newPassword.another).click();
      await expect(page).toHaveURL(forgotten);
      // A link without its token.
      await page.goto(newPassword);
      await expectHeading(page, texts.newPassword.expired.heading, false);
      await expect(field).toBeHidden();
    });
  });

  test(`confirming an email address requires a press of the button, so that link scanners do not use the link up (${lang})`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(/^status 400: .*\/api\/email\/verify$/);
    const person = await createAccount(request, lang);
    const token = await tokenOf(request, person);
    const address = await mailedLink(person.email, 'verify-email');
    expect(address).toMatch(new RegExp(`^${verify}\\?token=`));
    // On a device without a session, the customer signs in first and is returned.
    await page.goto(address);
    await expect(page).toHaveURL((url) => url.pathname === signIn);
    await fillSignIn(page, lang, person);
    await expect(page).toHaveURL(verify);
    const calls = callsOf(page);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(verify);
    expect(calls).toEqual([]);
    expect((await accountOf(request, token))?.emailVerified).toBe(false);
    await expectAccessible(page, 'asked');

    await button(page, texts.verifyEmail.submit).click();
    await expectHeading(page, texts.verifyEmail.done.heading);
    expect((await accountOf(request, token))?.emailVerified).toBe(true);
    await expectStateAccessible(page, 'done');
    await link(page, texts.verifyEmail.goOn).click();
    await page.waitForURL((url) => url.pathname === localizedPath(lang, '/'));
  });
}
