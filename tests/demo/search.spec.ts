import { localizedPath } from '../../contract/lang.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';

for (const lang of journeyLangs('en')) {
  test(`E1 the demo answers a search in ${lang} without a server`, async ({ page }) => {
    await page.goto(`${localizedPath(lang, '/search')}?q=line`);
    const links = page.locator('.search-result').getByRole('link');
    await expect(links.first()).toBeVisible();
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toHaveValue('line');
    await field.fill('pdpa');
    await expect(page.locator('.search-result mark').first()).toHaveText(/pdpa/i);
    await field.press('Enter');
    await expect(page).toHaveURL(/\?q=pdpa$/);
    await expect(links.first()).toBeVisible();
  });
}
