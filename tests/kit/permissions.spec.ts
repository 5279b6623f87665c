import { localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { expectKnobs } from '../browser/forced-colours.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';
import { SCRIPTING } from '../scope.ts';
import { exampleOf } from './examples.ts';

for (const lang of journeyLangs('en')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`permissions in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('say what each is for when allowed and what is lost when refused', async ({ page }) => {
        await page.goto(localizedPath(lang, '/kit/permissions'));
        const { anchor, asks } = localize(await exampleOf('permissions', 'usual'), lang);
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
  }
}
