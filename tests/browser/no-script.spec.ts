import { localizedPath } from '../../contract/lang.ts';
import { colour } from '../../site/ui/tokens.ts';
import { isExhaustive } from '../scope.ts';
import { expect, journeyLangs, test } from './site.ts';
import { homeSection, words } from './words.ts';

test.use({ javaScriptEnabled: false });

for (const lang of journeyLangs('en')) {
  const texts = words(lang);
  const table = homeSection('weave-table', lang);

  test.describe(`A13 without JavaScript in ${lang}:`, () => {
    test('links, the panel, the weave table and the footer work', async ({ page }) => {
      await page.goto(localizedPath(lang, '/'));

      await test.step('the link to the top appears and works', async () => {
        const name = { name: texts.ui.top, exact: true };
        // Still a link while it is invisible.
        const top = page.getByRole('link', { ...name, includeHidden: true });
        await expect.poll(() => top.evaluate(isSeen)).toBe(false);
        await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
        await expect.poll(() => top.evaluate(isSeen)).toBe(true);
        await top.click();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      });

      await test.step('the panel opens and closes, as do its groups', async () => {
        const button = page.getByRole('button', { name: texts.ui.menu, exact: true });
        const panel = page.getByRole('dialog', { name: texts.ui.menu, exact: true });
        await button.press('Enter');
        await expect(panel).toBeVisible();
        const group = panel.locator('summary').first();
        const link = panel.locator('details a').first();
        const wasOpen = await link.isVisible();
        await group.click();
        await expect(link).toBeVisible({ visible: !wasOpen });
        await group.press('Enter');
        await expect(link).toBeVisible({ visible: wasOpen });

        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(button).toBeFocused();
        await button.click();
        await expect(panel).toBeVisible();
        await page.mouse.click(40, 400);
        await expect(panel).toBeHidden();
        await button.click();
        await panel.getByRole('button', { name: texts.ui.closeMenu, exact: true }).click();
        await expect(panel).toBeHidden();
      });

      await test.step('the weave table responds to clicks and keys', async () => {
        const details = page.locator('[data-knot-detail]:visible');
        const knots = page.getByRole('group', { name: table.question }).getByRole('radio');
        await expect(details).toHaveText([new RegExp(table.knots[0]?.detail ?? '')]);
        await knots.nth(0).press('ArrowDown');
        await expect(knots.nth(1)).toBeChecked();
        await expect(details).toHaveText([new RegExp(table.knots[1]?.detail ?? '')]);
        await knots.nth(4).locator('xpath=ancestor::label').click();
        await page.mouse.move(0, 0);
        await expect(details).toHaveText([new RegExp(table.knots[4]?.detail ?? '')]);
      });

      await test.step('A6 B4 the footer’s groups are closed at first and open one at a time', async () => {
        await page.setViewportSize({ width: 767, height: 844 });
        const groups = await page.getByRole('contentinfo').locator('details').all();
        for (const group of groups) await expect(group.locator('a').first()).toBeHidden();
        for (const [index, group] of groups.entries()) {
          await group.locator('summary').press('Enter');
          for (const [each, other] of groups.entries()) {
            await expect(other.locator('a').first()).toBeVisible({ visible: each === index });
          }
        }
        await groups.at(-1)?.locator('summary').click();
        await expect(page.getByRole('contentinfo').locator('details[open]')).toHaveCount(0);
      });

      await test.step('links lead to other pages', async () => {
        const goal = lang === 'en' ? 'th' : 'en';
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.getByRole('banner').locator(`a[hreflang="${goal}"]`).click();
        await expect(page).toHaveURL(localizedPath(goal, '/'));
      });
    });

    for (const theme of isExhaustive ? (['light', 'dark'] as const) : (['dark'] as const)) {
      test(`the theme follows the system: ${theme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme });
        await page.goto(localizedPath(lang, '/'));
        const cotton = colour('cotton', theme);
        const rgb = `rgb(${[...Buffer.from(cotton.slice(1), 'hex')].join(', ')})`;
        const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        await expect.poll(ground).toBe(rgb);
        const meta = page.locator(`meta[name="theme-color"][media*="${theme}"]`);
        await expect(meta).toHaveAttribute('content', cotton);
      });
    }
  });
}

/** Whether a visitor can see and reach an element. Runs in the page. */
function isSeen(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.contains(found)
  );
}
