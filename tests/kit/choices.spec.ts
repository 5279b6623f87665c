import { localize } from '../../contract/text.ts';
import { describeSection, expect, test } from '../browser/site.ts';
import { exampleOf } from './examples.ts';

const walk = await exampleOf('screen-walk', 'usual');

describeSection('screen-walk', '/kit/screen-walk', 'th', (lang) => {
  const { anchor, steps } = localize(walk, lang);

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

const permissions = await exampleOf('permissions', 'usual');

describeSection('permissions', '/kit/permissions', 'en', (lang) => {
  const { anchor, asks } = localize(permissions, lang);

  test('say what each is for when allowed and what is lost when refused', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    for (const { name, isAllowed, allowed, refused } of asks) {
      const row = page.locator(`#${anchor} .permission`).filter({ hasText: name });
      const description = row.locator('> p').filter({ visible: true });
      const permission = row.getByRole('checkbox');
      await expect(permission).toBeChecked({ checked: isAllowed });
      await permission.setChecked(true);
      // The knob is there in forced colors, too.
      const [knob, track] = await permission.evaluate((element) => [
        getComputedStyle(element, '::before').backgroundColor,
        getComputedStyle(element).backgroundColor,
      ]);
      expect(['rgba(0, 0, 0, 0)', track]).not.toContain(knob);
      await expect(description).toContainText(allowed, { useInnerText: true });
      await permission.setChecked(false);
      await expect(description).toContainText(refused, { useInnerText: true });
    }
  });
});
