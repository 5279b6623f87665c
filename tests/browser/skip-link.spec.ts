import { langOfPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expectAccessible } from './axe.ts';
import { expect, firstLayoutPaths, layoutPaths, openEverything, settle, test } from './site.ts';
import { words } from './words.ts';

for (const path of isExhaustive ? firstLayoutPaths : ['/account/sign-in']) {
  // The page behind it is checked on its own (tests/pages).
  test(`axe finds no problems in the open panel of ${path}`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    await openEverything(page);
    for (const width of isExhaustive ? [390, 1440] : [390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `at ${width} px`, 'dialog');
    }
  });
}

for (const path of isExhaustive ? layoutPaths : ['/th/account/sign-in']) {
  test(`the skip link on ${path} leads past the bar`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const way = page.getByText(words(langOfPath(path)).ui.skipToContent);
    await expect(way).toBeFocused();
    await expect(way).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
}
