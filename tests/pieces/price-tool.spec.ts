import { price, wholeNumber } from '../../contract/format.ts';
import { localize } from '../../contract/text.ts';
import { offersOf } from '../../site/pieces/pricing/price-tool/offers.ts';
import { exhaustiveTest, expect, type Page, test } from '../browser/site.ts';
import { content } from '../browser/words.ts';
import { describePiece } from './piece.ts';

await describePiece('price-tool', 'th', (section, lang) => {
  const { anchor, first } = section;
  const words = localize(content.kit.pricing, lang);
  const steps = (page: Page) => page.locator(`#${anchor} .price-step > input`);
  /** The one answer that is shown, its sheet and its details. */
  const PARTS = {
    answer: '[aria-live] > p',
    paper: '.price-paper',
    detail: '.price-details > div',
  };
  const shown = (page: Page, part: keyof typeof PARTS) =>
    page.locator(`#${anchor} ${PARTS[part]}`).filter({ visible: true });
  const choose = (page: Page, value: string) =>
    page.locator(`#${anchor} .choice [value="${value}"]`).check({ force: true });

  test('shows one plan and its price for every choice', async ({ page }) => {
    for (const { step, plan, priced } of offersOf(section)) {
      await steps(page)
        .nth(step - 1)
        .check({ force: true });
      await choose(page, priced?.period ?? 'monthly');
      for (const text of [plan.name, priced ? price(lang, priced.month, 'THB') : plan.agreed]) {
        await expect(shown(page, 'answer')).toContainText(text ?? '');
      }
      for (const part of ['answer', 'paper', 'detail'] as const) {
        await expect(shown(page, part), `${step} ${part}`).toHaveCount(1);
      }
    }
  });

  test('applies the chosen period to the plans below as well', async ({ page }) => {
    const below = page.locator('[data-section="pricing"]');
    await expect(below.getByRole('radio', { name: words.monthly })).toHaveCount(0);
    for (const [period, other] of [
      ['monthly', 'yearly'],
      ['yearly', 'monthly'],
    ] as const) {
      await choose(page, period);
      const amountFor = (each: string) =>
        below.locator(`[data-period="${each}"]`).filter({ visible: true });
      await expect(amountFor(period)).not.toHaveCount(0);
      await expect(amountFor(other)).toHaveCount(0);
    }
  });

  exhaustiveTest('requests a quotation with the chosen values', async ({ page }) => {
    await choose(page, 'yearly');
    const asked = shown(page, 'detail').locator('a[href^="mailto:"]');
    const address = decodeURIComponent((await asked.getAttribute('href')) ?? '');
    for (const text of [wholeNumber(lang, first), words.yearly.toLowerCase()])
      expect(address).toContain(text);
  });
});
