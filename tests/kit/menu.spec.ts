import type { Locator } from '@playwright/test';
import { type Lang, localizedPath } from '../../contract/lang.ts';
import { flatten, type MenuItem, offered } from '../../site/words/menu.ts';
import { expectAccessible } from '../browser/axe.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test } from '../browser/site.ts';
import { content, words } from '../browser/words.ts';

/** Number of menu groups in the bar: the first ones. */
const MAIN_GROUPS = 6;

/** The smallest screen on which the bar shows its groups; it is also low. */
const SMALLEST = { width: 1280, height: 720 };

const pagesOf = (item: MenuItem) => flatten([item]).filter(({ children }) => children.length === 0);

/** Every planned page: the fullest menu is the hardest to show. */
const paths = new Set(flatten(content.menu).flatMap(({ url = [] }) => url));

/** Returns the groups of the bar that open a panel, each with its expected addresses. */
const groupsOf = (lang: Lang) =>
  offered(content.menu.slice(0, MAIN_GROUPS), paths)
    .map((group) => ({
      name: group.label[lang],
      addresses: pagesOf(group).map(({ url = '' }) => localizedPath(lang, url)),
    }))
    .filter(({ addresses }) => addresses.length > 1);

const barOf = (page: Page, lang: Lang) => {
  const bar = page.getByRole('navigation', { name: words(lang).ui.mainNavigation, exact: true });
  return { bar, open: bar.locator('[popover]:popover-open') };
};

const addressesIn = (place: Locator) =>
  place.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Expects the whole content of a panel to be visible at once: within the screen, not cut off and without overlaps. */
async function expectWhole(panel: Locator, screen: { width: number; height: number }) {
  const boxes = await panel.locator('a').evaluateAll((links) =>
    links.map((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return { left, right, top, bottom, isOnTop: link.contains(middle) };
    }),
  );
  for (const box of boxes) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(screen.width);
    expect(box.bottom).toBeLessThanOrEqual(screen.height);
    expect(box.bottom - box.top).toBeGreaterThanOrEqual(40);
    expect(box.isOnTop).toBe(true);
  }
}

for (const lang of journeyLangs('th')) {
  const groups = groupsOf(lang);
  const address = localizedPath(lang, '/kit/menu-of-all');

  test.describe(`the bar (${lang})`, () => {
    test.use({ viewport: SMALLEST });

    test('shows all pages of each panel by pointer, one panel at a time', async ({ page }) => {
      await page.goto(address);
      const { bar, open } = barOf(page, lang);
      await expect(bar.getByRole('button')).toHaveCount(groups.length);
      for (const group of groups) {
        await bar.getByRole('button', { name: group.name, exact: true }).click();
        await expect(open).toHaveCount(1);
        expect(await addressesIn(open)).toEqual(group.addresses);
        await expectWhole(open, SMALLEST);
      }
      await page.mouse.click(SMALLEST.width / 2, SMALLEST.height - 10);
      await expect(open).toHaveCount(0);
    });

    test('opens, walks through and leaves a panel by keyboard', async ({ page }) => {
      await page.goto(address);
      const { bar, open } = barOf(page, lang);
      for (const group of groups) {
        const button = bar.getByRole('button', { name: group.name, exact: true });
        await button.focus();
        await page.keyboard.press('Enter');
        for (const href of group.addresses) {
          await page.keyboard.press('Tab');
          await expect(open.locator(':focus')).toHaveAttribute('href', href);
        }
        await page.keyboard.press('Escape');
        await expect(open).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    });

    exhaustiveTest('axe finds no problems in its panels', async ({ page }) => {
      await page.goto(address);
      const { bar } = barOf(page, lang);
      for (const group of groups) {
        await bar.getByRole('button', { name: group.name, exact: true }).click();
        await expectAccessible(page, group.name, ':root');
      }
    });
  });
}
