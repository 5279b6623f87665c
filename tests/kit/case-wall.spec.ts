import { pathIn } from '../../contract/lang.ts';
import { choicesOf } from '../../site/pieces/portfolio-grid/case-wall/choices-of.ts';
import { exhaustiveTest, expect, journeyLangs, test } from '../browser/site.ts';
import { exampleOf, SCRIPTING } from './examples.ts';

const { projects, heading } = exampleOf('case-wall', 'usual');

for (const javaScriptEnabled of SCRIPTING) {
  test.describe(`a wall of cases ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const lang of journeyLangs('th')) {
      test(`shows in ${lang} what is chosen and nothing else, as many as it says`, async ({
        page,
      }) => {
        await page.goto(pathIn(lang, '/kit/case-wall'));
        const wall = page.locator('.case-wall').filter({ hasText: heading[lang] });
        const titles = wall.getByRole('article').locator('h2').filter({ visible: true });
        const labelOf = (value: string) =>
          wall.locator('label').filter({ has: page.locator(`input[value="${value}"]`) });
        const all = projects.map(({ title }) => title[lang]);
        await expect(titles).toHaveCount(all.length);
        for (const { value, count } of choicesOf(projects)) {
          const choice = wall.locator(`input[value="${value}"]`);
          await choice.check({ force: true });
          const chosen = projects.filter(({ field, work }) => field === value || work === value);
          await expect(titles).toHaveCount(chosen.length);
          expect(count).toBe(chosen.length);
          await expect(labelOf(value)).toContainText(String(count));
        }
        await wall.locator('input[value="all"]').check({ force: true });
        await expect(titles).toHaveCount(all.length);
      });
    }
  });
}

exhaustiveTest(
  'a choice is made by keyboard, and one wall leaves the other as it is',
  async ({ page }) => {
    await page.goto('/kit/case-wall');
    const [one, other] = [page.locator('.case-wall').first(), page.locator('.case-wall').last()];
    await one.locator('input[value="all"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(one.locator('input[value="all"]')).not.toBeChecked();
    await expect(one.getByRole('article').filter({ visible: true })).not.toHaveCount(
      projects.length,
    );
    await expect(other.locator('input[value="all"]')).toBeChecked();
  },
);
