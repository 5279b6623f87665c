import { langOfPath } from '../../contract/lang.ts';
import { isExhaustive } from '../scope.ts';
import { expect, layoutPaths, test } from './site.ts';
import { words } from './words.ts';

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
