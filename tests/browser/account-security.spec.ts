import { localizedPath } from '../../contract/lang.ts';
import { totp } from '../api/totp.ts';
import { screens } from './area.ts';
import { expectAccessible } from './axe.ts';
import { tabTo } from './keyboard.ts';
import {
  accountIn,
  accountOf,
  exhaustiveTest,
  expect,
  journeyLangs,
  sessionOf,
  signedIn,
  test,
  tokenOf,
} from './people.ts';

for (const lang of journeyLangs('th')) {
  const texts = screens.security(lang);
  const { texts: account } = accountIn(lang);
  const path = localizedPath(lang, '/account/security');

  test.describe(`security (${lang})`, () => {
    test('sets a new password by keyboard only and ends all other sessions', async ({
      page,
      request,
      complaints,
    }) => {
      complaints.expect(/^status 400: .*\/api\/me\/password$/);
      const person = await signedIn(page, request);
      const elsewhere = await tokenOf(request, person);
      await page.goto(path);
      const current = page.getByLabel(texts.password.current.label, { exact: true });
      const chosen = page.getByLabel(texts.password.chosen.label, { exact: true });
      await tabTo(page, current);
      await page.keyboard.type('not my password');
      await tabTo(page, chosen);
      await page.keyboard.type('nine louder shuttles');
      await page.keyboard.press('Enter');
      await expect(current).toBeFocused();
      await expect(current).toHaveAccessibleDescription(account.refusals.fields.incorrect);
      await expect(chosen).toHaveValue('nine louder shuttles');
      await current.fill(person.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText(texts.password.done)).toBeVisible();
      await expect(current).toHaveValue('');
      expect(await accountOf(request, elsewhere)).toBeUndefined();
      const token = (await sessionOf(page))?.value ?? '';
      expect((await accountOf(request, token))?.email).toBe(person.email);
      await tokenOf(request, { ...person, password: 'nine louder shuttles' });
    });

    exhaustiveTest(
      'the second factor: sets it up with a code, renews recovery codes and turns it off',
      async ({ page, request }) => {
        const { secondFactor } = texts;
        const person = await signedIn(page, request);
        await page.goto(path);
        const panel = page.getByRole('region', { name: secondFactor.heading, exact: true });
        const button = (name: string) => panel.getByRole('button', { name, exact: true });
        const password = panel.getByLabel(account.fields.password.label, { exact: true });
        await expect(panel.getByText(secondFactor.isOff, { exact: true })).toBeVisible();
        await button(secondFactor.setUp).click();
        await expect(password).toBeFocused();
        await password.fill(person.password);
        await page.keyboard.press('Enter');
        await expect(panel.getByRole('heading', { name: secondFactor.scan.heading })).toBeFocused();
        await expect(panel.getByRole('img', { name: secondFactor.scan.picture })).toBeVisible();
        await expectAccessible(page, 'a key and recovery codes');
        const secret = ((await panel.locator('.area-key').textContent()) ?? '').replaceAll(' ', '');
        const uri = `otpauth://totp/x?secret=${secret}`;
        const first = await panel.locator('.area-codes > li').allInnerTexts();
        expect(first.length).toBeGreaterThan(5);
        await panel.getByLabel(account.fields.code.label, { exact: true }).fill(totp(uri));
        await page.keyboard.press('Enter');
        await expect(panel.getByText(secondFactor.done)).toBeVisible();
        await expect(panel.getByText(secondFactor.isOn, { exact: true })).toBeVisible();
        const token = (await sessionOf(page))?.value ?? '';
        expect((await accountOf(request, token))?.secondFactor).toBe(true);

        await button(secondFactor.renew).click();
        await password.fill(person.password);
        const code = panel.getByLabel(secondFactor.end.code.label, { exact: true });
        await code.fill(first[0] ?? '');
        await expectAccessible(page, 'asking for new recovery codes');
        await page.keyboard.press('Enter');
        await expect(panel.getByText(secondFactor.renewed)).toBeVisible();
        const [fresh = ''] = await panel.locator('.area-codes > li').allInnerTexts();
        expect(first).not.toContain(fresh);

        await button(secondFactor.turnOff).click();
        await password.fill(person.password);
        await code.fill(fresh);
        await expectAccessible(page, 'turning it off');
        await page.keyboard.press('Enter');
        await expect(panel.getByText(secondFactor.ended)).toBeVisible();
        await expect(panel.getByText(secondFactor.isOff, { exact: true })).toBeVisible();
      },
    );
  });
}
