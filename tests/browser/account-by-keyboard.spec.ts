import { fill } from '../../contract/fill.ts';
import { localizedPath } from '../../contract/lang.ts';
import { png, zeros } from '../api/bad-input-files.ts';
import { totp } from '../api/totp.ts';
import { screens } from './area.ts';
import { expectAccessible, expectStateAccessible } from './axe.ts';
import { tabTo } from './keyboard.ts';
import {
  accountIn,
  accountOf,
  expect,
  fillSignIn,
  journeyLangs,
  sessionOf,
  signedIn,
  test,
  tokenOf,
} from './people.ts';

for (const lang of journeyLangs('en')) {
  const { texts: account, signIn, home } = accountIn(lang);

  test.describe(`the account by keyboard only (${lang})`, () => {
    test('details: changes a name, a picture and the time zone', async ({ page, request }) => {
      const { about, picture } = screens.details(lang);
      const { token } = await signedIn(page, request, lang);
      await page.goto(localizedPath(lang, '/account/details'));
      const field = (label: string) => page.getByLabel(label, { exact: true });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await expect(field(about.firstName.label)).toHaveValue('Nok');

      const choose = field(picture.choose);
      await tabTo(page, choose);
      // The dialog is the browser’s own.
      await choose.setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: png(600, 300, zeros(76 * 300)),
      });
      await expect(page.getByRole('application')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await tabTo(page, page.getByRole('slider'));
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page, 'choosing the part', 'main');
      await tabTo(page, button(picture.crop.save));
      await page.keyboard.press('Enter');
      await expect(page.getByText(picture.saved)).toBeVisible();
      await expect(choose).toBeFocused();
      await tabTo(page, button(picture.remove));

      await tabTo(page, field(about.firstName.label));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Nid');
      const zone = field(about.timeZone.label);
      await tabTo(page, zone);
      await page.keyboard.press('ArrowDown');
      await expect(zone).not.toHaveValue('Asia/Bangkok');
      const timeZone = await zone.inputValue();
      await tabTo(page, button(about.submit));
      await page.keyboard.press('Space');
      await expect(page.getByText(about.done, { exact: true })).toBeVisible();
      await expect(button(about.submit)).toBeFocused();
      expect(await accountOf(request, token)).toMatchObject({
        firstName: 'Nid',
        timeZone,
        image: expect.any(String),
      });
      await expectStateAccessible(page, 'a picture and a changed name');
    });

    test('security: sets a password, ends a session, turns the second factor on and signs in with it', async ({
      page,
      request,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/(me\/password|login\/second-factor)$/);
      const { password, secondFactor, sessions } = screens.security(lang);
      const person = await signedIn(page, request, lang);
      const earlier = await tokenOf(request, person);
      await page.goto(localizedPath(lang, '/account/security'));
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const field = (label: string) => page.getByLabel(label, { exact: true });

      const current = field(password.current.label);
      await tabTo(page, current);
      await page.keyboard.type('not my password');
      await tabTo(page, field(password.chosen.label));
      await page.keyboard.type('nine louder shuttles');
      await page.keyboard.press('Enter');
      await expect(current).toBeFocused();
      await expect(current).toHaveAccessibleDescription(account.refusals.fields.incorrect);
      await current.fill(person.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(password.done)).toBeVisible();
      expect(await accountOf(request, earlier)).toBeUndefined();
      const stayed = (await sessionOf(page))?.value ?? '';
      expect((await accountOf(request, stayed))?.email).toBe(person.email);
      person.password = 'nine louder shuttles';

      const elsewhere = await tokenOf(request, person);
      await page.reload();
      await tabTo(page, button(new RegExp(fill(sessions.endNamed, { device: '' }))));
      await page.keyboard.press('Enter');
      await expect(page.getByText(sessions.alone)).toBeVisible();
      await expect.poll(() => accountOf(request, elsewhere)).toBeUndefined();
      await expectStateAccessible(page, 'one session');

      await page.reload();
      const panel = page.getByRole('region', { name: secondFactor.heading, exact: true });
      const begin = panel.getByRole('button', { name: secondFactor.setUp, exact: true });
      await tabTo(page, begin);
      await page.keyboard.press('Enter');
      await expect(panel.getByLabel(account.fields.password.label, { exact: true })).toBeFocused();
      await expectStateAccessible(page, 'asking for the password');
      await page.keyboard.type(person.password);
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('heading', { name: secondFactor.scan.heading })).toBeFocused();
      const key = ((await panel.locator('.area-key').textContent()) ?? '').replaceAll(' ', '');
      const uri = `otpauth://totp/x?secret=${key}`;
      await tabTo(page, panel.getByLabel(account.fields.code.label, { exact: true }));
      await page.keyboard.type(totp(uri));
      await page.keyboard.press('Enter');
      await expect(panel.getByText(secondFactor.done)).toBeVisible();
      // The pressed button is gone, so the focus moves to the new state.
      await expect(panel.locator('.area-state')).toBeFocused();
      await expectAccessible(page, 'turned on');

      await tabTo(page, panel.getByRole('button', { name: secondFactor.turnOff, exact: true }));
      await page.keyboard.press('Enter');
      await tabTo(page, panel.getByRole('button', { name: secondFactor.cancel, exact: true }));
      await page.keyboard.press('Space');
      await expect(panel.locator('.area-state')).toBeFocused();

      await page.context().clearCookies();
      await page.goto(signIn);
      await fillSignIn(page, lang, person);
      const code = field(account.fields.code.label);
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      expect(await sessionOf(page)).toBeUndefined();
      await expectAccessible(page, 'second step');
      await page.keyboard.type('000000');
      await page.keyboard.press('Enter');
      await expect(code).toHaveAccessibleDescription(account.refusals.messages.wrongCode);
      await expect(code).toBeFocused();
      // As people write it, and on a Thai keyboard.
      const right = totp(uri, 1).replace(/^.../, '$& ');
      await code.fill(right.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit))));
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === home);
      const session = await sessionOf(page);
      expect((await accountOf(request, session?.value ?? ''))?.secondFactor).toBe(true);
    });
  });
}
