import { type LANGS, localizedPath } from '../../contract/lang.ts';
import { initials } from '../../site/ui/initial.ts';
import { flatten } from '../../site/words/menu.ts';
import { watchShifts } from '../pages/shifts.ts';
import { isExhaustive } from '../scope.ts';
import { areaIn } from './area.ts';
import { inboxTexts } from './inbox.ts';
import {
  accountIn,
  accountOf,
  callsOf,
  createAccount,
  expect,
  fillSignIn,
  journeyLangs,
  sessionOf,
  signedIn,
  test,
} from './people.ts';
import { type Page, requestsOf, settle } from './site.ts';
import { content, words } from './words.ts';

const AREA = '/account/security';
const label = (lang: (typeof LANGS)[number]) =>
  flatten(content.menu).find(({ url }) => url === AREA)?.label[lang] ?? '';

/** The button of the bar that opens a signed-in customer’s account menu. */
const barButton = (page: Page) => page.locator('[data-topbar] button[popovertarget="bar-account"]');

for (const lang of journeyLangs('th')) {
  const { texts, signIn } = accountIn(lang);
  const area = areaIn(lang);

  test.describe(`a signed-in customer (${lang})`, () => {
    test('signs in from a page of the account and returns to it', async ({ page, request }) => {
      const person = await createAccount(request);
      const wanted = `${localizedPath(lang, AREA)}?from=mail#sessions`;
      await page.goto(wanted);
      await page.waitForURL((url) => url.pathname === signIn);
      expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(wanted);
      await fillSignIn(page, lang, person);
      await page.waitForURL((url) => url.pathname + url.search + url.hash === wanted);
      await expect(
        page.getByRole('navigation', { name: area.label }).getByRole('link', { name: label(lang) }),
      ).toHaveAttribute('aria-current', 'page');
    });

    test('C1 D3 D7 sees their name in the bar and signs out there, on both sides', async ({
      page,
      request,
    }) => {
      const person = await createAccount(request);
      await page.goto(signIn);
      await fillSignIn(page, lang, person);
      await page.waitForURL((url) => url.pathname === localizedPath(lang, '/'));
      const button = barButton(page);
      await expect(button).toHaveAccessibleName(`${person.name} – ${area.label}`);
      await expect(button).toHaveText(initials(person.name));
      await button.press('Enter');
      const panel = page.locator('#bar-account');
      await expect(panel.getByText(person.name)).toBeVisible();
      await expect(panel.getByRole('link', { name: label(lang) })).toHaveAttribute(
        'href',
        localizedPath(lang, AREA),
      );
      await expect(panel.getByRole('link', { name: inboxTexts(lang).title })).toHaveCount(0);
      const token = (await sessionOf(page))?.value ?? '';
      const calls = callsOf(page);
      await panel.getByRole('link', { name: area.signOut }).click();
      await page.waitForURL((url) => url.pathname === localizedPath(lang, '/pages-logout'));
      expect(await sessionOf(page)).toBeUndefined();
      await expect.poll(() => accountOf(request, token)).toBeUndefined();
      expect(calls.filter(({ call }) => call === 'POST /api/logout')).toEqual([
        { call: 'POST /api/logout', authorization: `Bearer ${token}`, body: null },
      ]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        texts.signedOut.start.heading,
        { useInnerText: true },
      );
      await expect(page.getByRole('link', { name: words(lang).ui.signIn }).first()).toBeVisible();
      await expect(barButton(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('account'))).toBeNull();
      await page.goBack();
      await page.waitForURL((url) => url.pathname === localizedPath(lang, '/'));
      await expect(page.getByText(person.name)).toHaveCount(0);
    });
  });
}

test('offers sign-in to a visitor without a session and fetches nothing more', async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto('/');
  await settle(page);
  await expect(
    page.getByRole('banner').getByRole('link', { name: words('en').ui.signIn }),
  ).toHaveAttribute('href', '/account/sign-in');
  expect(requests.filter((url) => /account|\/api\//.test(url))).toEqual([]);
});

test('the name in the bar causes no layout shift', async ({ page, request, complaints }) => {
  // A late font shifts the layout, too, and when it arrives depends on the machine.
  complaints.expect(/\.woff2|net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  await signedIn(page, request);
  await page.addInitScript(
    `localStorage.setItem('account', '{"name":"Nok Suksan","isAdmin":false}')`,
  );
  await watchShifts(page);
  for (const width of isExhaustive ? [390, 1280, 1440] : [1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await settle(page);
    await expect(barButton(page)).toHaveCount(1);
    await settle(page);
    const shifts = () => (window as unknown as { shifts: { moved: string }[] }).shifts;
    expect(await page.evaluate(shifts), `at ${width} px`).toEqual([]);
  }
});
