import { money } from '../../contract/format.ts';
import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { costOfStamp } from '../../site/pieces/mobile-showcase-3/hero-receipt/cost-of-stamp.ts';
import { expect, journeyLangs, test } from '../browser/site.ts';
import { exampleOf, SCRIPTING } from './examples.ts';

for (const lang of journeyLangs('en')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`a receipt in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('says what a stamp of the chosen card costs, and of no other', async ({ page }) => {
        await page.goto(pathIn(lang, '/kit/hero-receipt'));
        const section = localize(exampleOf('hero-receipt', 'usual'), lang);
        for (const [index, card] of section.cards.entries()) {
          await page
            .locator(`[name="${section.anchor}-card"][value="${index + 1}"]`)
            .check({ force: true });
          const shown = page.locator(`#${section.anchor} .receipt-card`).filter({ visible: true });
          await expect(shown).toHaveCount(1);
          const { stamp, app, both } = costOfStamp(section, card);
          await expect(shown.locator('dd')).toHaveText(
            [stamp, app, both].map((amount) => money(lang, amount, 'THB')),
          );
        }
      });
    });
  }
}
