import { langOfPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expect, firstLayoutPaths, type Page, test } from './site.ts';
import { words } from './words.ts';

test.use({ reducedMotion: 'no-preference' });

const WIDTHS = [390, 1440];

async function openPanel(page: Page) {
  const lang = langOfPath(new URL(page.url()).pathname);
  const { menu } = words(lang).ui;
  const button = page.getByRole('banner').getByRole('button', { name: menu, exact: true });
  await button.click();
  const panel = page.getByRole('dialog', { name: menu, exact: true });
  await expect(panel).toBeVisible();
  // A click on a panel that still slides may land on the link beside its target.
  await panel.evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
  );
  return { button, panel };
}

for (const path of isExhaustive ? firstLayoutPaths : ['/pages/pricing']) {
  test(`B3 the panel on ${path} opens from the end and closes in every way`, async ({ page }) => {
    await page.goto(path);
    const lang = langOfPath(path);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { button, panel } = await openPanel(page);
      await expect
        .poll(async () => {
          const box = await panel.boundingBox();
          return box && box.x + box.width;
        })
        .toBe(width);
      const box = await panel.boundingBox();
      expect(box).toMatchObject({ y: 0, height: 800 });
      // Enough of the page stays visible beside it to click on.
      expect(box?.x).toBeGreaterThanOrEqual(width === 1440 ? width / 2 : 44);
      // The page behind it is inert, and the focus is in the panel.
      expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);

      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();

      await openPanel(page);
      await page.mouse.click(20, 400);
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    }

    const { button, panel } = await openPanel(page);
    await panel.getByRole('button', { name: words(lang).ui.closeMenu, exact: true }).click();
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();

    await openPanel(page);
    await panel.locator('.brand-mark').click();
    await expect(panel).toBeVisible();
  });
}

test('B3 the panel slides in from the end, or at once with less motion', async ({ page }) => {
  await page.goto('/account/sign-in');
  const leftAtStart = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      document
        .querySelector<HTMLElement>('[commandfor="side-panel"][command="show-modal"]')
        ?.click();
      for (const animation of dialog?.getAnimations() ?? []) {
        animation.pause();
        animation.currentTime = 0;
      }
      return dialog?.getBoundingClientRect().left;
    });
  expect(await leftAtStart()).toBeGreaterThanOrEqual(1280);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await leftAtStart()).toBeLessThan(1280);
});
