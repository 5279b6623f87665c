import { fill } from '../../contract/fill.ts';
import { localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expectAccessible, expectStateAccessible } from './axe.ts';
import { forgetMails, killLetters, leadsOf, mailsAbout, someEmail } from './data.ts';
import { exhaustiveTest, inboxTexts, PATH, row, tabsIn, test } from './inbox.ts';
import { tabTo } from './keyboard.ts';
import { expect, journeyLangs } from './site.ts';
import { content } from './words.ts';

for (const lang of journeyLangs('en')) {
  const { app } = inboxTexts(lang);
  const path = localizedPath(lang, PATH);
  const tab = tabsIn(lang);

  test.describe(`the inbox (${lang})`, () => {
    test('opens a message in place, marks it as answered and reopens it, with counts in the tabs', async ({
      page,
      signIn,
      send,
    }) => {
      const email = someEmail();
      await send({
        email,
        form: 'contact',
        name: 'สมชาย',
        message: 'First line\n\nSecond <b>line</b>',
        lang: 'th',
      });
      await signIn();
      await page.goto(`${path}?search=${email}`);
      const item = row(page, 'สมชาย');
      const line = item.getByRole('button').first();
      await expect(line).toHaveAttribute('aria-expanded', 'false');
      await line.press('Enter');
      await expect(line).toHaveAttribute('aria-expanded', 'true');
      await expect(item.locator('.inbox-message')).toHaveText('First line\n\nSecond <b>line</b>');
      await expect(item.locator('.inbox-message')).toHaveAttribute('lang', 'th');
      const [lead] = leadsOf(email);
      await expect(item.getByRole('link', { name: email })).toHaveAttribute(
        'href',
        `mailto:${email}?subject=${encodeURIComponent(`Re: ${content.brand.name[lang]} #${lead?.['id']}`)}`,
      );
      await expect(item.getByRole('link', { name: '/th/contacts/v1' })).toBeVisible();

      const counted = async () => Number(await tab(page, 'open').getAttribute('data-count'));
      const before = await counted();
      await item.getByRole('button', { name: app.detail.answered }).click();
      await expect(item.getByRole('button', { name: app.detail.reopen })).toBeFocused();
      expect(await counted()).toBe(before - 1);
      await expect(page.getByRole('status').filter({ hasText: app.said.answered })).toHaveCount(1);
      await expect.poll(() => leadsOf(email)[0]?.['answeredAt']).toEqual(expect.any(Number));

      await tab(page, 'answered').click();
      await expect(page).toHaveURL(/view=answered/);
      await row(page, 'สมชาย').getByRole('button').first().click();
      await page.getByRole('button', { name: app.detail.reopen }).click();
      await expect.poll(() => leadsOf(email)[0]?.['answeredAt']).toBeNull();
      await page.reload();
      await expect(page.getByRole('heading', { name: app.empty.filtered.heading })).toBeVisible();
      await page.getByRole('button', { name: app.empty.clear }).click();
      await expect(page.getByRole('searchbox')).toHaveValue('');
    });

    test('answers, assigns, annotates and closes a message by keyboard only', async ({
      page,
      signIn,
      send,
    }) => {
      const email = someEmail('keys');
      await send({ email, form: 'contact', name: 'Karin', message: 'Could we see it?' });
      await signIn();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${path}?view=all&search=${email}`);
      const item = row(page, 'Karin');
      const line = item.getByRole('button').first();
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

    exhaustiveTest(
      'delivers a held message only after its release',
      async ({ page, signIn, send }) => {
        const email = someEmail('held');
        await send({ email, elapsed: 40 });
        await signIn();
        await page.goto(`${path}?view=held&search=${email}`);
        const item = row(page, email);
        await item.getByRole('button').first().click();
        await expect(item).toContainText(app.detail.heldFor['too-fast']);
        expect(await mailsAbout(email)).toEqual([]);
        await item.getByRole('button', { name: app.detail.release }).click();
        await expect(item.getByRole('button', { name: app.detail.answered })).toBeVisible();
        await expect.poll(() => leadsOf(email)[0]?.['heldFor']).toBeNull();
        await expect.poll(async () => (await mailsAbout(email)).length).toBe(1);
      },
    );

    exhaustiveTest(
      'shows an undeliverable mail with its reason and sends it again',
      async ({ page, signIn, send }) => {
        const email = someEmail('dead');
        await send({ email });
        await expect.poll(async () => (await mailsAbout(email)).length).toBe(1);
        const reason = `550 no such mailbox ${email}`;
        await forgetMails(email);
        killLetters(email, reason);
        await signIn();
        await page.goto(`${path}?view=undelivered`);
        const letter = page.locator('.inbox-letter', { hasText: reason });
        await expect(letter).toContainText(app.outbox.kinds['lead-mail']);
        await letter.getByRole('button', { name: app.outbox.again }).click();
        await expect(letter).toHaveCount(0);
        await expect(page.getByRole('status').filter({ hasText: app.said.replayed })).toHaveCount(
          1,
        );
        await expect.poll(async () => (await mailsAbout(email)).length).toBe(1);
      },
    );

    for (const width of isExhaustive ? [390, 1440] : [390]) {
      test.describe(`axe finds no problems at ${width} px`, () => {
        test.use({ viewport: { width, height: 900 } });

        exhaustiveTest(
          'in an open message, with nothing cut off',
          async ({ page, signIn, send }) => {
            const email = someEmail('axe');
            await send({
              email,
              form: 'contact',
              name: 'Maximiliane von und zu Hohenstein-Wittelsbach',
              message: 'Hello',
              elapsed: 1,
            });
            await page.emulateMedia({ reducedMotion: 'reduce' });
            await signIn();
            await page.goto(`${path}?view=held&search=${email}`);
            await page.locator('[data-lead]').click();
            await expectAccessible(page, 'an open message');
            expect(
              await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            ).toBeLessThanOrEqual(0);
          },
        );

        exhaustiveTest('in undeliverable mails', async ({ page, signIn, send }) => {
          const email = someEmail('axe');
          await send({ email });
          await expect.poll(async () => (await mailsAbout(email)).length).toBe(1);
          killLetters(email, 'connect ECONNREFUSED 127.0.0.1:25');
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await signIn();
          await page.goto(`${path}?view=undelivered`);
          await expect(
            page.locator('.inbox-letter', { hasText: app.outbox.again }).first(),
          ).toBeVisible();
          await expectAccessible(page, 'undelivered');
        });
      });
    }
  });
}
