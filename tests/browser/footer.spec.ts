import { localizedPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test } from './site.ts';
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
    test('A6 B4 both groups are closed on a small screen, and opening one closes the other', async ({
      page,
    }) => {
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

    exhaustiveTest('A6 the layout handles a group without links', async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [index, name] of names.entries()) {
          await page.goto(localizedPath(lang, '/'));
          const other = group(page, names[1 - index] ?? '');
          await group(page, name).whole.evaluate((details) =>
            details.querySelector('ul')?.replaceChildren(),
          );
          await expect(
            footer(page).getByText(name, { exact: true }).filter({ visible: true }),
          ).toBeVisible();
          if (width < OPEN_FROM) {
            await group(page, name).heading.click();
            await other.heading.click();
          }
          await expect(other.link).toBeVisible();
          expect(await footer(page).evaluate(overlaps)).toEqual([]);
        }
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

/** Returns the parts of the footer that overlap or extend beyond the page. Runs in the page. */
function overlaps(element: HTMLElement) {
  const parts = [...element.querySelectorAll('p, summary, li, a')].filter(
    (part) => part.checkVisibility() && part.getClientRects().length > 0,
  );
  const name = (part: Element) => `${part.tagName} ${part.textContent}`;
  return parts.flatMap((part, index) => {
    const box = part.getBoundingClientRect();
    const over = parts.slice(index + 1).filter((other) => {
      if (part.contains(other)) return false;
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return (
        left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1
      );
    });
    const sticksOut = box.left < 0 || box.right > document.documentElement.clientWidth;
    return [
      ...over.map((other) => `${name(part)} / ${name(other)}`),
      ...(sticksOut ? [name(part)] : []),
    ];
  });
}
