import { readContent } from '../../contract/content-file.ts';
import { price } from '../../contract/format.ts';
import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { offersOf } from '../../site/pieces/pricing/price-tool/offers.ts';
import { kitWords } from '../../site/words/kit-words.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test } from '../browser/site.ts';
import { isExhaustive } from '../scope.ts';
import { exampleOf, examplesOf, SCRIPTING } from './examples.ts';

const words = readContent('content/kit.yaml', kitWords).pricing;
const names = examplesOf('price-tool').map(([name]) => name);

/** The one answer that is shown, its sheet and its details. */
const shown = (page: Page, anchor: string, part: 'answer' | 'paper' | 'detail' | 'holds') =>
  page.locator(`#${anchor} .price-${part}`).filter({ visible: true });

const choose = (page: Page, anchor: string, value: string) =>
  page.locator(`#${anchor} .choice [value="${value}"]`).check({ force: true });

for (const lang of journeyLangs('th')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`the price tool in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test.beforeEach(async ({ page }) => {
        await page.goto(pathIn(lang, '/kit/price-tool'));
      });

      test('gives one plan and its price, whatever is chosen', async ({ page }) => {
        for (const name of isExhaustive ? names : names.slice(0, 1)) {
          const section = localize(exampleOf('price-tool', name), lang);
          const { anchor } = section;
          for (const { step, plan, priced } of offersOf(section)) {
            const steps = page.locator(`#${anchor} .price-step > input`);
            await steps.nth(step - 1).check({ force: true });
            await choose(page, anchor, priced?.period ?? 'monthly');
            const said = [plan.name, priced ? price(lang, priced.month.THB, 'THB') : plan.agreed];
            for (const part of said) {
              await expect(shown(page, anchor, 'answer')).toContainText(part ?? '');
            }
            for (const part of ['answer', 'paper', 'detail', 'holds'] as const) {
              await expect(shown(page, anchor, part), `${name} ${step} ${part}`).toHaveCount(1);
            }
          }
        }
      });

      exhaustiveTest('in one’s own cloud, the price is agreed upon', async ({ page }) => {
        const section = localize(exampleOf('price-tool', 'usual'), lang);
        await choose(page, section.anchor, 'own');
        const agreed = section.plans.find((plan) => plan.agreed !== undefined);
        const answer = shown(page, section.anchor, 'answer');
        await expect(answer).toHaveCount(1);
        await expect(answer).toContainText(agreed?.name ?? '');
      });

      exhaustiveTest('is worked with the arrow keys', async ({ page }) => {
        const section = localize(exampleOf('price-tool', 'usual'), lang);
        const steps = page.locator(`#${section.anchor} .price-step > input`);
        await steps.first().focus();
        await page.keyboard.press('ArrowRight');
        await expect(steps.nth(1)).toBeFocused();
        const second = offersOf(section).find(({ step }) => step === 2);
        const amount = price(lang, second?.priced?.month.THB ?? 0, 'THB');
        await expect(shown(page, section.anchor, 'answer')).toContainText(amount);
      });
    });
  }
}

test('month or year, once chosen, holds for the plans below as well', async ({ page }) => {
  await page.goto('/pages/pricing');
  const plans = page.locator('[data-section="pricing"]');
  await expect(plans.getByRole('radio', { name: words.monthly.en })).toHaveCount(0);
  for (const [period, other] of [
    ['monthly', 'yearly'],
    ['yearly', 'monthly'],
  ] as const) {
    await choose(page, 'price', period);
    await expect(
      plans.locator(`[data-period="${period}"]`).filter({ visible: true }),
    ).not.toHaveCount(0);
    await expect(plans.locator(`[data-period="${other}"]`).filter({ visible: true })).toHaveCount(
      0,
    );
  }
});

exhaustiveTest('a quotation is asked for with what was chosen', async ({ page }) => {
  await page.goto('/kit/price-tool');
  const section = localize(exampleOf('price-tool', 'usual'), 'en');
  await choose(page, section.anchor, 'yearly');
  const asked = shown(page, section.anchor, 'detail').locator('a[href^="mailto:"]');
  const address = decodeURIComponent((await asked.getAttribute('href')) ?? '');
  expect(address).toContain('2,000 pages a month, yearly');
});

exhaustiveTest(
  'what a plan holds stands where it stays while the rest of the page arrives',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/kit/price-tool');
    const left = () =>
      page
        .locator('.price-details')
        .first()
        .evaluate((details) => details.getBoundingClientRect().left);
    const whole = await left();
    await page
      .locator('.price-papers')
      .first()
      .evaluate((papers) => papers.remove());
    expect(await left()).toBe(whole);
  },
);
