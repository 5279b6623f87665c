import { readFileSync } from 'node:fs';
import { fill } from '../../contract/fill.ts';
import { localizedPath } from '../../contract/lang.ts';
import { expectAccessible, expectStateAccessible } from './axe.ts';
import { leadsOf, someEmail } from './data.ts';
import { exhaustiveTest, inboxTexts, PATH, row, test } from './inbox.ts';
import { tabTo } from './keyboard.ts';
import { expect, journeyLangs, requestsOf, settle } from './site.ts';

for (const lang of journeyLangs('th')) {
  const { signedOut, needsScript, title } = inboxTexts(lang);
  const path = localizedPath(lang, PATH);

  test.describe(`access to the inbox (${lang})`, () => {
    test('leads a signed-out visitor to sign in, without React', async ({ page, baseURL }) => {
      const scripts = requestsOf(page, 'script');
      await page.goto(`${path}?lead=12`);
      await settle(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { name: signedOut.heading })).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: signedOut.action }),
      ).toHaveJSProperty(
        'href',
        `${baseURL}${localizedPath(lang, '/account/sign-in')}?returnUrl=${encodeURIComponent(`${path}?lead=12`)}`,
      );
      await expect(page.getByRole('tab')).toHaveCount(0);
      // Scripts that every page fetches, and the element that contains islands.
      expect(
        scripts.filter((script) => !/\/(?:after-paint|page|island|forms)\./.test(script)),
      ).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      exhaustiveTest('says that it needs JavaScript', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: needsScript.heading })).toBeVisible();
        await expect(page.getByRole('tab')).toHaveCount(0);
        await expect(page.getByRole('heading', { name: signedOut.heading })).toBeHidden();
      });
    });
  });
}

for (const lang of journeyLangs('en')) {
  const { app } = inboxTexts(lang);
  const path = localizedPath(lang, PATH);

  test(`the inbox downloads a table, and answers, assigns, annotates and closes by keyboard (${lang})`, async ({
    page,
    signIn,
    send,
  }) => {
    const email = someEmail('keys');
    await send({ email, form: 'contact', name: 'การิน Karin', message: '=1+1' });
    await send({ email: someEmail('other') });
    await signIn();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${path}?view=all&search=${email}`);
    const item = row(page, 'Karin');
    const line = item.getByRole('button').first();
    await expect(page.locator('[data-lead]')).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: app.filters.csv }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
    const bytes = readFileSync(await file.path());
    // Excel needs a byte order mark to read Thai, and exactly one, or it shows the second one as text.
    expect([...bytes.subarray(0, 6)]).toEqual([0xef, 0xbb, 0xbf, 0x22, 0x69, 0x64]);
    const rows = bytes.toString('utf8').trimEnd().split('\r\n');
    expect(rows).toEqual([expect.any(String), expect.stringContaining('การิน')]);
    expect(rows[1]).toContain(`"'=1+1"`);

    await tabTo(page, line);
    await page.keyboard.press('Enter');
    const written = item.getByRole('textbox');
    await expect(written).toBeVisible();
    await expect(line).toBeFocused();
    await expectStateAccessible(page, 'open', '.inbox-panel');

    // Assigns the message.
    const assigned = item.getByLabel(app.thread.assigned);
    await tabTo(page, assigned);
    await page.keyboard.press('End');
    await expect(page.getByRole('status').filter({ hasText: app.said.assigned })).toHaveCount(1);
    await expect(assigned).toBeFocused();

    // An answer; the focus stays on the field it was sent from.
    const submit = item.getByRole('button', { name: app.thread.answering.submit, exact: true });
    await tabTo(page, written);
    await page.keyboard.type('On Thursday.');
    await page.keyboard.press('Tab');
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item.locator('.talk-message[data-from=company]')).toContainText('On Thursday.');
    await expect(
      item.getByRole('status').filter({ hasText: app.thread.answering.sent }),
    ).toBeVisible();
    await expect(submit).toBeFocused();

    // A note, chosen with the arrow keys.
    const answer = item.getByRole('radio', { name: fill(app.thread.answer, { email }) });
    await tabTo(page, answer, 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await expect(item.getByRole('radio', { name: app.thread.onlyNote })).toBeChecked();
    await tabTo(page, written);
    await page.keyboard.type('They are in a hurry.');
    await expectAccessible(page, 'a note', '.inbox-panel');
    await expect(written).toHaveAccessibleName(app.thread.noting.body);
    const save = item.getByRole('button', { name: app.thread.noting.submit, exact: true });
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    await expect(item.locator('.talk-message[data-from=note]')).toContainText('in a hurry');
    await expect(answer).toBeChecked();

    // An answer has closed it; it is reopened and closed by hand.
    const reopen = item.getByRole('button', { name: app.detail.reopen });
    await tabTo(page, reopen, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const close = item.getByRole('button', { name: app.detail.answered });
    await expect(close).toBeFocused();
    await expect(close).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Enter');
    await expect(reopen).toBeFocused();
    await expect.poll(() => leadsOf(email)[0]?.['answeredAt']).toEqual(expect.any(Number));
    await expectStateAccessible(page, 'closed', '.inbox-panel');
    await tabTo(page, line, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(line).toBeFocused();
  });
}
