import { readContent } from '../../contract/content-file.ts';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { searchWords } from '../../contract/search/words.ts';
import { localize } from '../../contract/text.ts';
import { overflowProblems } from '../pages/overflow.ts';
import { axeProblems } from './axe.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, requestsOf, test } from './site.ts';

const content = readContent('content/search.yaml', searchWords);

/** Searches in each language: a word found in both, the start of a word, and a misspelled word. */
const QUERIES: Record<Lang, { found: string; begun: string; wrong: string; right: string }> = {
  en: { found: 'invoice', begun: 'invo', wrong: 'invoise', right: 'invoice' },
  th: { found: 'ใบกำกับภาษี', begun: 'ใบกำกับภา', wrong: 'ใบกำกับภาสี', right: 'ใบกำกับภาษี' },
};

const partsOf = (page: Page, lang: Lang) => {
  const main = page.getByRole('main');
  return {
    field: main.getByRole('searchbox', { name: localize(content, lang).label, exact: true }),
    submit: main.getByRole('button', { name: localize(content, lang).submit, exact: true }),
    status: main.getByRole('status'),
    results: main.getByRole('list').filter({ has: page.locator('.search-result') }),
    links: main.locator('.search-result').getByRole('link'),
  };
};

for (const lang of journeyLangs('th')) {
  const texts = localize(content, lang);
  const { found, begun } = QUERIES[lang];
  const address = localizedPath(lang, '/search');

  test.describe(`E1 search in ${lang}:`, () => {
    exhaustiveTest(
      'the page fetches its index once the visitor is in the field',
      async ({ page }) => {
        const fetched = requestsOf(page);
        await page.goto(address, { waitUntil: 'networkidle' });
        expect(fetched.filter((path) => /search-(?:index|engine)/.test(path))).toEqual([]);
        const index = page.waitForResponse(/search-index/);
        await partsOf(page, lang).field.focus();
        expect((await index).ok()).toBe(true);
      },
    );

    test('shows and announces results while typing and reaches them by keys', async ({ page }) => {
      await page.goto(address);
      const { field, submit, status, results, links } = partsOf(page, lang);
      await field.pressSequentially(begun);
      await expect(links.first()).toBeVisible();
      await field.fill(found);
      await expect(status).toHaveText(/\d+/);
      await expect(page).toHaveURL(`${address}?q=${encodeURIComponent(found)}`);
      await expect(results.locator('mark').first()).toBeVisible();
      await expect(page.getByText(texts.tryHeading, { exact: true })).toBeHidden();
      // From the text of a page, not only its description.
      await expect(page.locator('.search-passage').filter({ hasText: /…/ }).first()).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(overflowProblems, 'body'), `${width} px`).toEqual([]);
      }

      await field.focus();
      await page.keyboard.press('Tab');
      await expect(submit).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      const goal = (await links.first().getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(goal);
      await page.goBack();
      await expect(links.first()).toBeVisible();
    });

    exhaustiveTest(
      'says that the index is missing, and Enter still searches',
      async ({ page, complaints }) => {
        complaints.expect(/search-index/);
        await page.route(/search-index/, (route) => route.abort());
        await page.goto(address);
        const { field, status, links } = partsOf(page, lang);
        await field.fill(found);
        await expect(status).toContainText(texts.failed.slice(0, 12));
        await field.press('Enter');
        await expect(links.first()).toBeVisible();
      },
    );
  });

  test.describe(`A13 without JavaScript in ${lang}:`, () => {
    test.use({ javaScriptEnabled: false });

    test('the server answers a search', async ({ page }) => {
      await page.goto(address);
      const { field, submit, status, links } = partsOf(page, lang);
      await field.fill(found);
      await submit.click();
      await expect(page).toHaveURL(`${address}?q=${encodeURIComponent(found)}`);
      await expect(status).toHaveText(/\d+/);
      await expect(field).toHaveValue(found);
      await links.first().click();
      await expect(page.locator('h1')).toBeVisible();
      expect(new URL(page.url()).pathname).not.toBe(address);
    });
  });
}
