import type { Currency } from '../../contract/currency.ts';
import { price } from '../../contract/format.ts';
import type { Lang } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { bindWords } from '../../contract/unbreakable.ts';
import { isFree, type Plan, pricesOf } from '../../site/kit/pricing/plan-prices.ts';
import { describeSection, expect, test } from '../browser/site.ts';
import { content } from '../browser/words.ts';
import { isExhaustive } from '../scope.ts';
import { examplesOf } from './examples.ts';

const words = content.kit.pricing;
const NAMES = { THB: words.baht, USD: words.dollars };

/** Returns the amounts that a plan shows: its price, and the total of a year paid at once. */
function amountsOf(plan: Plan, lang: Lang, currency: Currency): string[] {
  const prices = pricesOf(plan);
  // Yearly prices are shown by the choice in a page's price tool.
  const chosen = prices.find((each) => each.currency === currency && each.period !== 'yearly');
  if (chosen === undefined || isFree(prices)) return [];
  return [chosen.amount, chosen.yearTotal, chosen.yearSaving].flatMap((amount) =>
    amount === undefined ? [] : price(lang, amount, currency),
  );
}

const AMOUNT = /[฿$]\d[\d,]*(?:\.\d+)?/;
const namedIn = (text: string) => text.match(RegExp(AMOUNT, 'g')) ?? [];

describeSection('prices', '/kit/pricing', 'en', (lang) => {
  test('show one price per plan in each currency, baht first', async ({ page }) => {
    const examples = await examplesOf('pricing');
    for (const [, example] of isExhaustive ? examples : examples.slice(0, 2)) {
      const { anchor, plans } = localize(example, lang);
      const section = page.locator(`#${anchor}`);
      for (const [currency, isChosen] of [
        ['THB', true],
        ['USD', false],
        ['THB', false],
      ] as const) {
        const name = NAMES[currency][lang];
        const choice = page.getByRole('radio', { name, exact: true });
        const label = section.locator('label').filter({ has: choice });
        // There is no choice where every price is agreed on.
        if (!isChosen && (await label.count()) > 0) await label.check();
        for (const plan of plans) {
          const item = section.locator('.plan', {
            has: page.getByRole('heading', { name: plan.name, exact: true }),
          });
          const what = `${plan.name}, ${currency}`;
          const amounts = amountsOf(plan, lang, currency);
          const seen = await item.getByText(AMOUNT).filter({ visible: true }).allTextContents();
          expect(seen.flatMap(namedIn), `${what}, visible`).toEqual(amounts);
          expect(namedIn(await item.ariaSnapshot()), `${what}, read out`).toEqual(amounts);
          if (amounts.length > 0) continue;
          const instead = bindWords(plan.agreed ?? words.free[lang]);
          await expect(
            item.getByRole('paragraph').getByText(instead, { exact: true }),
          ).toBeVisible();
        }
      }
    }
  });
});
