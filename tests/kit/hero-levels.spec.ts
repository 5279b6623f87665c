import { fill } from '../../contract/fill.ts';
import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test } from '../browser/site.ts';
import { content } from '../browser/words.ts';
import { exampleOf, SCRIPTING } from './examples.ts';

const { anchor } = exampleOf('hero-levels', 'usual');
const opening = (page: Page) => page.locator(`#${anchor}`);

for (const lang of journeyLangs('th')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`a round by levels in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });
      const { walk, checks } = localize(exampleOf('hero-levels', 'usual'), lang);
      const words = localize(content.kit.heroLevels, lang);

      test.beforeEach(async ({ page }) => {
        await page.goto(pathIn(lang, '/kit/hero-levels'));
      });

      test('shows the chosen place alone, as it is without signal and with it', async ({
        page,
      }) => {
        const shown = (selector: string) =>
          opening(page).locator(selector).filter({ visible: true });
        for (const [index, point] of walk.entries()) {
          await opening(page)
            .locator(`#${anchor}-${index + 1}`)
            .check({ force: true });
          for (const signal of ['none', 'there']) {
            await opening(page)
              .locator(`[name="${anchor}-signal"][value="${signal}"]`)
              .check({ force: true });
            const seen = (signal === 'there' && point.connected) || point;
            const kept = signal === 'there' ? 0 : point.kept;
            await expect(shown('.phone-device')).toHaveCount(1);
            await expect(shown('.levels-told')).toContainText(seen.says, { useInnerText: true });
            await expect(shown('.levels-ledger li')).toHaveText(
              [
                fill(words.sent, { count: point.done - kept }),
                fill(words.kept, { count: kept }),
                fill(words.open, { count: checks - point.done }),
              ],
              { useInnerText: true },
            );
            await expect(shown('.screen-decision')).toHaveCount(seen.decision ? 1 : 0);
          }
        }
      });

      exhaustiveTest('says what follows from each version of what differs', async ({ page }) => {
        await opening(page).locator(`#${anchor}-${walk.length}`).check({ force: true });
        const options = walk.at(-1)?.decision?.options ?? [];
        expect(options.length).toBeGreaterThan(1);
        for (const [index, { result }] of options.entries()) {
          await opening(page).locator('.screen-decision input').nth(index).check({ force: true });
          await expect(
            opening(page).locator('.screen-decision > p').filter({ visible: true }),
          ).toHaveText(result, { useInnerText: true });
        }
      });

      exhaustiveTest('goes on to the next place, and back', async ({ page }) => {
        await opening(page).locator(`#${anchor}-1`).check({ force: true });
        const onward = opening(page).locator('.onward > label').filter({ visible: true });
        await onward.last().click();
        await expect(opening(page).locator(`#${anchor}-2`)).toBeChecked();
        await onward.first().click();
        await expect(opening(page).locator(`#${anchor}-1`)).toBeChecked();
      });
    });
  }
}

exhaustiveTest('places are named once, and chosen with the arrow keys', async ({ page }) => {
  await page.goto('/kit/hero-levels');
  const { walk } = localize(exampleOf('hero-levels', 'usual'), 'en');
  const first = opening(page).getByRole('radio', { name: new RegExp(`${walk[0]?.place}$`) });
  await first.check({ force: true });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(opening(page).locator(`#${anchor}-2`)).toBeChecked();
});
