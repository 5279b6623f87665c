import { readContent } from '../../contract/content-file.ts';
import { CURRENCIES, type Currency } from '../../contract/currency.ts';
import { price } from '../../contract/format.ts';
import type { Lang } from '../../contract/lang.ts';
import { type Localized, localize, type Text } from '../../contract/text.ts';
import { bindWords } from '../../contract/unbreakable.ts';
import { isFree, type Period, type Plan, pricesOf } from '../../site/kit/pricing/plan-prices.ts';
import type { SectionOf } from '../../site/sections.ts';
import { kitWords } from '../../site/words/kit-words.ts';
import { describeSection, expect, type Page, test } from '../browser/site.ts';
import { isExhaustive } from '../scope.ts';
import { exampleOf, examplesOf } from './examples.ts';

/** The options chosen above the plans. */
interface Choice {
  period: Period;
  currency: Currency;
}

const words = readContent('content/kit.yaml', kitWords).pricing;

/** The currency chosen by default. */
const OWN = { en: 'THB', th: 'THB' } as const;

type Section = Localized<SectionOf<'pricing'>>;

/** Returns every choice that a section offers. */
function choicesOf({ plans }: Section): Choice[] {
  // Yearly prices are shown by the choice in a page's price tool. A one-off price is unchanged beside monthly ones.
  const isMonthly = plans.flatMap(pricesOf).some(({ period }) => period === 'monthly');
  return CURRENCIES.map((currency) => ({ period: isMonthly ? 'monthly' : 'once', currency }));
}

/** Returns the amounts that a plan shows: its price, and the total of a year paid at once. */
function amountsOf(plan: Plan, lang: Lang, { period, currency }: Choice): string[] {
  const prices = pricesOf(plan);
  const chosen = prices.find(
    (each) => each.currency === currency && (each.period === period || each.period === 'once'),
  );
  if (chosen === undefined || isFree(prices)) return [];
  return [chosen.amount, chosen.yearTotal, chosen.yearSaving].flatMap((amount) =>
    amount === undefined ? [] : price(lang, amount, currency),
  );
}

const AMOUNT = /[฿$]\d[\d,]*(?:\.\d+)?/;
const namedIn = (text: string) => text.match(RegExp(AMOUNT, 'g')) ?? [];

/** Returns the parts of a section: its options by meaning, each a label with its radio button, and its plans. */
function partsOf(page: Page, { anchor, plans }: Section, lang: Lang) {
  const section = page.locator(`#${anchor}`);
  const way = (name: Text) =>
    section
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: name[lang], exact: true }) });
  return {
    ways: {
      THB: way(words.baht),
      USD: way(words.dollars),
    },
    plans: plans.map((plan) => ({
      plan,
      item: section.locator('.plan', {
        has: page.getByRole('heading', { name: plan.name, exact: true }),
      }),
    })),
  };
}

/** Expects each plan to show exactly its price for a choice, visibly and to a screen reader. */
async function expectPrices(page: Page, section: Section, lang: Lang, choice: Choice) {
  for (const { plan, item } of partsOf(page, section, lang).plans) {
    const what = `${plan.name}, ${choice.period}, ${choice.currency}`;
    const amounts = amountsOf(plan, lang, choice);
    const seen = await item.getByText(AMOUNT).filter({ visible: true }).allTextContents();
    expect(seen.flatMap(namedIn), `${what}, visible`).toEqual(amounts);
    expect(namedIn(await item.ariaSnapshot()), `${what}, to screen readers`).toEqual(amounts);
    if (amounts.length > 0) continue;
    const instead = bindWords(plan.agreed ?? words.free[lang]);
    await expect(item.getByRole('paragraph').getByText(instead, { exact: true })).toBeVisible();
  }
}

describeSection('prices', '/kit/pricing', 'en', (lang) => {
  test('show one price per plan for every choice', async ({ page }) => {
    const examples = await examplesOf('pricing');
    for (const [name] of isExhaustive ? examples : examples.slice(0, 2)) {
      const section = localize(await exampleOf('pricing', name), lang);
      const { ways } = partsOf(page, section, lang);
      await expectPrices(page, section, lang, {
        period: choicesOf(section)[0]?.period ?? 'once',
        currency: OWN[lang],
      });
      for (const choice of choicesOf(section)) {
        await ways[choice.currency].check();
        await expectPrices(page, section, lang, choice);
      }
    }
  });
});
