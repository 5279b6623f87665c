import { expectKnobs } from '../browser/forced-colours.ts';
import { expect, test } from '../browser/site.ts';
import { describeExample } from './examples.ts';

await describeExample('screen-walk', 'th', ({ anchor, steps }) => {
  test('shows only the phones and words of the chosen step', async ({ page }) => {
    const shown = (selector: string) =>
      page.locator(`#${anchor} ${selector}`).filter({ visible: true });
    for (const [index, { screens, title }] of steps.entries()) {
      await page.locator(`#${anchor}-${index + 1}`).check({ force: true });
      await expect(shown('.phone-device')).toHaveCount(screens.length);
      await expect(shown('.walk-told h3')).toHaveText(title, { useInnerText: true });
      const without = screens.filter(({ bars }) => bars === 0).length;
      await expect(shown('.phone-without')).toHaveCount(without);
    }
  });
});

await describeExample('permissions', 'en', ({ anchor, asks }) => {
  test('say what each is for when allowed and what is lost when refused', async ({ page }) => {
    for (const { name, isAllowed, allowed, refused } of asks) {
      const row = page.locator(`#${anchor} .permission`).filter({ hasText: name });
      const description = row.locator('> p').filter({ visible: true });
      const permission = row.getByRole('checkbox');
      await expect(permission).toBeChecked({ checked: isAllowed });
      await permission.setChecked(true);
      await expectKnobs(page, [permission]);
      await expect(description).toContainText(allowed, { useInnerText: true });
      await permission.setChecked(false);
      await expect(description).toContainText(refused, { useInnerText: true });
    }
  });
});
