import { localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expect, journeyLangs, test } from './site.ts';
import { words } from './words.ts';

for (const lang of journeyLangs('en')) {
  const { usefulLinks, socials } = words(lang).ui;

  test(`A6 B4 both groups are open on a wide screen, without toggles (${lang})`, async ({
    page,
  }) => {
    // Below 768 px they open one at a time (no-script.spec.ts).
    for (const width of isExhaustive ? [768, 1440] : [768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizedPath(lang, '/'));
      const footer = page.getByRole('contentinfo');
      for (const name of [usefulLinks, socials]) {
        const title = footer.getByText(name, { exact: true }).filter({ visible: true });
        const link = footer.locator('details').filter({ hasText: name }).locator('a').first();
        await expect(title).toBeVisible();
        await expect(link).toBeVisible();
        await title.click({ force: true });
        await expect(link).toBeVisible();
      }
      // No keyboard stop without a function and no false "collapsed" state.
      expect(await footer.evaluate(focusableHeadings)).toEqual([]);
    }
  });
}

/** Returns the texts of group headings that the keyboard stops at. Runs in the page. */
function focusableHeadings(element: HTMLElement) {
  return [...element.querySelectorAll('summary')]
    .filter((summary) => {
      summary.focus();
      return document.activeElement === summary;
    })
    .map((summary) => summary.textContent);
}
