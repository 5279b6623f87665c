import { localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test } from './site.ts';
import { content } from './words.ts';

for (const lang of journeyLangs('en')) {
  const { ready, notReady, unknown, link } = localize(content.kit.heroDesk, lang);
  const desk = localizedPath(lang, '/contacts/v3');
  const status = (page: Page) => page.locator('[data-readiness]').getByRole('status');
  // Hidden alternative answers are in the DOM, too.
  const SEEN = { useInnerText: true };

  test(`support says that the server answers and when it was asked (${lang})`, async ({ page }) => {
    await page.goto(desk);
    await expect(status(page)).toContainText(ready, SEEN);
    await expect(status(page).locator('time')).toHaveText(/\d\d[:.]\d\d/);
  });

  for (const [what, answer, expected] of [
    ['that is not ready', { status: 503, json: { message: 'Not ready' } }, notReady],
    ['of another host', { status: 404, contentType: 'text/html', body: 'No' }, unknown],
  ] as const) {
    exhaustiveTest(
      `support does not claim that a server ${what} answers (${lang})`,
      async ({ page, complaints }) => {
        complaints.expect(/^status (?:503|404): .*\/readyz$/);
        await page.route('/readyz', (route) => route.fulfill(answer));
        await page.goto(desk);
        await expect(status(page)).toContainText(expected, SEEN);
        await expect(status(page)).not.toContainText(ready, SEEN);
      },
    );
  }

  test.describe(`support without JavaScript (${lang})`, () => {
    test.use({ javaScriptEnabled: false });

    exhaustiveTest('says where to ask the server and how to reach a person', async ({ page }) => {
      await page.goto(desk);
      await expect(status(page)).toBeHidden();
      const { telephone } = content.brand;
      const call = page.getByRole('main').getByRole('link', { name: telephone.shown[lang] });
      await expect(call.first()).toHaveAttribute('href', `tel:${telephone.number}`);
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page.locator('body')).toContainText('"status":"ok"');
    });
  });
}
