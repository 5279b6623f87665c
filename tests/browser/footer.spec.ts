import { localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expect, journeyLangs, type Page, test } from './site.ts';
import { words } from './words.ts';

/** The width in px from which both groups are always open (spec B4). */
const OPEN_FROM = 768;

const footer = (page: Page) => page.getByRole('contentinfo');

for (const lang of journeyLangs('en')) {
  const { usefulLinks, socials } = words(lang).ui;
  const names = [usefulLinks, socials];

  const group = (page: Page, name: string) => {
    const whole = footer(page).locator('details').filter({ hasText: name });
    return { heading: whole.locator('summary'), link: whole.locator('a').first(), whole };
  };

  test.describe(lang, () => {
    test('A6 B4 both groups are closed on a small screen, and one can open', async ({ page }) => {
      for (const width of isExhaustive ? [390, OPEN_FROM - 1] : [OPEN_FROM - 1]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(localizedPath(lang, '/'));
        const [useful, social] = [group(page, usefulLinks), group(page, socials)];
        await expect(useful.heading).toBeVisible();
        await expect(social.heading).toBeVisible();
        await expect(useful.link).toBeHidden();
        await expect(social.link).toBeHidden();

        await useful.heading.click();
        await expect(useful.link).toBeVisible();
        await expect(social.link).toBeHidden();

        await social.heading.press('Enter');
        await expect(social.link).toBeVisible();
        await expect(useful.link).toBeHidden();

        await social.heading.click();
        await expect(social.link).toBeHidden();
      }
    });

    test('A6 B4 both groups are open on a wide screen, without toggles', async ({ page }) => {
      for (const width of isExhaustive ? [OPEN_FROM, 1440] : [OPEN_FROM]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(localizedPath(lang, '/'));
        for (const name of names) {
          const title = footer(page).getByText(name, { exact: true }).filter({ visible: true });
          const { link } = group(page, name);
          await expect(title).toBeVisible();
          await expect(link).toBeVisible();
          await title.click({ force: true });
          await expect(link).toBeVisible();
        }
        // No keyboard stop without a function and no false "collapsed" state.
        expect(await footer(page).evaluate(focusableHeadings)).toEqual([]);
      }
    });
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
