import { readFileSync } from 'node:fs';
import { LANGS, pathIn } from '../../contract/lang.ts';
import { expectAccessible } from './axe.ts';
import { forgetMails, killLetters, leadsOf, mailsAbout, someEmail } from './data.ts';
import { PATH, row, said, test } from './inbox.ts';
import { readForAWhile } from './lead-forms.ts';
import { expect, type Page, settle } from './site.ts';
import { words } from './words.ts';

for (const lang of LANGS) {
  const { app } = said(lang);
  const path = pathIn(lang, PATH);
  const tab = (page: Page, view: 'open' | 'answered' | 'held' | 'all' | 'undelivered') =>
    page.getByRole('tab', { name: app.views[view] });

  test.describe(`the inbox (${lang})`, () => {
    test('a message opens in place, is answered and opened again; tabs count it', async ({
      page,
      signIn,
      send,
    }) => {
      const email = someEmail();
      await send({ email, name: 'สมชาย', message: 'First line\n\nSecond <b>line</b>', lang: 'th' });
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
      await expect(item.getByRole('link', { name: app.detail.reply })).toHaveAttribute(
        'href',
        `mailto:${email}?subject=Re%3A%20Lailoom%20%23${lead?.['id']}`,
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

    test('what the server refuses is put back, and said', async ({
      page,
      signIn,
      send,
      complaints,
    }) => {
      complaints.expect(/^status 503: .*\/api\/inbox/);
      const email = someEmail();
      await send({ email });
      await signIn();
      await page.goto(`${path}?search=${email}`);
      const item = row(page, email);
      await item.getByRole('button').first().click();
      let answer = () => {};
      const held = new Promise<void>((done) => {
        answer = done;
      });
      await page.route('**/api/inbox/*', async (route) => {
        await held;
        await route.fulfill({ status: 503, json: { message: 'no' } });
      });
      await item.getByRole('button', { name: app.detail.answered }).click();
      // At once, before the server has said anything.
      await expect(item.getByRole('button', { name: app.detail.reopen })).toBeVisible();
      answer();
      const alert = page.getByRole('alert').filter({ hasText: app.said.undone });
      await expect(alert).toContainText(app.errors.broken);
      await expect(item.getByRole('button', { name: app.detail.answered })).toBeVisible();
      await alert.getByRole('button', { name: app.errors.close }).click();
      await expect(alert).toHaveCount(0);
    });

    test('a held message is released, and handed over only then', async ({
      page,
      signIn,
      send,
    }) => {
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
    });

    test('D12 what a page sends stands in the inbox', async ({ page, signIn }) => {
      const email = someEmail('sender');
      const { form } = words(lang);
      await page.goto(pathIn(lang, '/'));
      await readForAWhile(page);
      await page.getByLabel(form.email.label, { exact: true }).fill(email);
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      await expect(page.getByRole('status')).toHaveText(form.sent);
      await signIn();
      await page.goto(`${path}?search=${email}`);
      await expect(row(page, email)).toBeVisible();
    });

    test('a search that waits for a pause in typing leaves the tab that was chosen meanwhile', async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.goto(path);
      const search = page.getByRole('searchbox');
      await expect(search).toBeEnabled();
      await search.fill('wool ');
      await tab(page, 'answered').click();
      await expect(page).toHaveURL(/search=wool/);
      await expect(tab(page, 'answered')).toHaveAttribute('aria-selected', 'true');
      expect(new URL(page.url()).searchParams.get('view')).toBe('answered');
      // What is being typed stays as it is.
      await expect(search).toHaveValue('wool ');
    });

    test('it is filtered by form and searched, and the address keeps both', async ({
      page,
      signIn,
      send,
    }) => {
      const token = someEmail('x').split('@')[0] ?? '';
      await send({ email: `${token}-a@example.com` });
      await send({ email: `${token}-b@example.com`, form: 'newsletter' });
      await signIn();
      await page.goto(path);
      await page.getByRole('searchbox', { name: app.filters.search }).fill(token);
      const lines = page.locator('[data-lead]');
      await expect(lines).toHaveCount(2);
      await page.getByRole('combobox', { name: app.filters.form }).selectOption('newsletter');
      await expect(lines).toHaveCount(1);
      await expect(lines).toContainText(`${token}-b@example.com`);
      await expect(lines).toContainText(app.list.noMessage);
      await page.reload();
      await expect(lines).toHaveCount(1);
      await expect(page.getByRole('combobox')).toHaveValue('newsletter');
    });

    test('the table that is downloaded holds what the filter lets through, and Thai', async ({
      page,
      signIn,
      send,
    }) => {
      const email = someEmail('csv');
      await send({ email, name: 'สมชาย', message: '=1+1' });
      await send({ email: someEmail('other') });
      await signIn();
      await page.goto(`${path}?search=${email}`);
      await expect(page.locator('[data-lead]')).toHaveCount(1);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: app.filters.csv }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
      const bytes = readFileSync(await file.path());
      // A byte order mark, or Excel takes Thai for something else; one, or it is read as text.
      expect([...bytes.subarray(0, 6)]).toEqual([0xef, 0xbb, 0xbf, 0x22, 0x69, 0x64]);
      const rows = bytes.toString('utf8').trimEnd().split('\r\n');
      expect(rows).toHaveLength(2);
      expect(rows[1]).toContain('สมชาย');
      expect(rows[1]).toContain(`"'=1+1"`);
    });

    test('what could not be delivered is shown with its reason, and sent again', async ({
      page,
      signIn,
      send,
    }) => {
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
      await expect(page.getByRole('status').filter({ hasText: app.said.replayed })).toHaveCount(1);
      await expect.poll(async () => (await mailsAbout(email)).length).toBe(1);
    });

    test('older messages come below, and the keyboard goes on with the first of them', async ({
      page,
      signIn,
    }) => {
      const lead = (id: number) => ({
        id,
        form: 'contact',
        lang: 'en',
        page: '/',
        email: `p${id}@example.com`,
        name: '',
        message: 'x',
        receivedAt: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
        answeredAt: null,
        heldFor: null,
        consent: { version: '2026-11-21', purposes: ['reply'], withdrawnAt: null },
      });
      const counts = { open: 3, answered: 0, held: 0, dead: 0 };
      await page.route('**/api/inbox?**', (route) => {
        const before = new URL(route.request().url()).searchParams.get('before');
        const [ids, next] = before === '2' ? [[1], null] : [[3, 2], 2];
        return route.fulfill({ json: { leads: ids.map(lead), next, counts, forms: ['contact'] } });
      });
      await signIn();
      await page.goto(path);
      const lines = page.locator('[data-lead]');
      await expect(lines).toHaveCount(2);
      await page.getByRole('button', { name: app.list.older }).press('Enter');
      await expect(lines).toHaveCount(3);
      await expect(lines.nth(2)).toBeFocused();
      await expect(page.getByRole('button', { name: app.list.older })).toHaveCount(0);
      // thai.md 7: the years are those of the language.
      await expect(page.locator('.inbox-day').first()).toContainText(
        lang === 'th' ? '2569' : '2026',
      );
    });

    test('a load that fails says why and can be tried again', async ({
      page,
      signIn,
      complaints,
    }) => {
      complaints.expect(/ERR_FAILED/);
      await signIn();
      await page.route('**/api/inbox?**', (route) => route.abort(), { times: 1 });
      await page.goto(path);
      await expect(page.getByRole('heading', { name: app.errors.offline })).toBeVisible();
      await page.getByRole('button', { name: app.errors.again }).click();
      await expect(page.getByRole('heading', { name: app.errors.offline })).toHaveCount(0);
      await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false');
    });

    test('the arrow keys go along the tabs', async ({ page, signIn }) => {
      await signIn();
      await page.goto(path);
      await expect(page.getByRole('searchbox')).toBeEnabled();
      await tab(page, 'open').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 'answered')).toBeFocused();
      await expect(tab(page, 'open')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(tab(page, 'answered')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('End');
      await expect(tab(page, 'undelivered')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 'open')).toBeFocused();
    });

    for (const width of [390, 1440]) {
      test.describe(`axe finds nothing at ${width} px`, () => {
        test.use({ viewport: { width, height: 900 } });

        test('for whoever is not signed in', async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.goto(path);
          await settle(page);
          await expectAccessible(page, 'signed out');
        });

        test('in an open message, and nothing is cut off', async ({ page, signIn, send }) => {
          const email = someEmail('axe');
          await send({ email, name: 'Maximiliane von und zu Hohenstein-Wittelsbach', elapsed: 1 });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await signIn();
          await page.goto(`${path}?view=held&search=${email}`);
          await page.locator('[data-lead]').click();
          await expectAccessible(page, 'an open message');
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ).toBeLessThanOrEqual(0);
        });

        test('in what could not be delivered', async ({ page, signIn, send }) => {
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
