import { readFileSync } from 'node:fs';
import { LANGS, pathIn } from '../../contract/lang.ts';
import { someEmail } from './data.ts';
import { PATH, said, tabsIn, test } from './inbox.ts';
import { expect } from './site.ts';

for (const lang of LANGS) {
  const { app } = said(lang);
  const path = pathIn(lang, PATH);
  const tab = tabsIn(lang);

  test.describe(`finding one’s way in the inbox (${lang})`, () => {
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
      await send({ email, form: 'contact', name: 'สมชาย', message: '=1+1' });
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
  });
}
