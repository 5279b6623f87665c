import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { outcomeOf } from '../../site/pieces/saas-4/rule-builder/outcomes.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, test } from '../browser/site.ts';
import { content } from '../browser/words.ts';
import { isExhaustive } from '../scope.ts';
import { exampleOf, SCRIPTING } from './examples.ts';

const { anchor, triggers } = exampleOf('rule-builder', 'usual');
const PARTS = ['when', 'if', 'way', 'limit', 'silence'] as const;

/** Chooses a part of the rule, counted from 1. */
const choose = (page: Page, part: (typeof PARTS)[number], number: number) =>
  page.locator(`#${anchor} [name="${anchor}-${part}"][value="${number}"]`).check();

const shown = (page: Page, selector: string) =>
  page.locator(`#${anchor} ${selector}`).filter({ visible: true });

for (const lang of journeyLangs('en')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`a rule in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });
      const section = localize(exampleOf('rule-builder', 'usual'), lang);
      const says = localize(content.kit.ruleBuilder, lang);

      test.beforeEach(async ({ page }) => {
        await page.goto(pathIn(lang, '/kit/rule-builder'));
      });

      test('shows how each case stands, whatever is chosen', async ({ page }) => {
        // The first condition is met by every case.
        await choose(page, 'if', 1);
        for (const way of [1, 2, 3]) {
          await choose(page, 'way', way);
          for (const limit of [1, 2]) {
            await choose(page, 'limit', limit);
            for (const silence of isExhaustive ? [1, 2, 3] : [way]) {
              await choose(page, 'silence', silence);
              const outcomes = section.triggers[0]?.cases.map((each) =>
                outcomeOf(each, { way, limit, silence }, section),
              );
              await expect(shown(page, '.rule-state')).toHaveText(
                outcomes?.map(({ state }) => says.states[state]) ?? [],
              );
              await expect(shown(page, '.rule-steps > li')).toHaveCount(
                outcomes?.flatMap(({ steps }) => steps).length ?? 0,
              );
            }
          }
        }
      });

      exhaustiveTest('leaves out what does not meet the condition', async ({ page }) => {
        for (const [index, trigger] of section.triggers.entries()) {
          await choose(page, 'when', index + 1);
          for (const condition of [1, 2, 3]) {
            await choose(page, 'if', condition);
            const out = trigger.cases.filter(({ fits }) => !fits.includes(condition));
            const left = shown(page, '.rule-state[data-state="leftOut"]');
            await expect(left, `${trigger.label}, ${condition}`).toHaveCount(out.length);
            await expect(shown(page, '.rule-gaps li')).toHaveCount(2);
          }
        }
      });

      exhaustiveTest('is one sentence of what is chosen', async ({ page }) => {
        await choose(page, 'when', 2);
        await choose(page, 'if', 3);
        await choose(page, 'limit', 2);
        const sentence = page.locator(`#${anchor} .rule-sentence`);
        const trigger = section.triggers[1];
        const words = [trigger?.says, trigger?.conditions[2]?.says, section.limits[1]?.says];
        for (const each of words) await expect(sentence.getByText(each ?? '')).toBeVisible();
        await expect(sentence.locator('> :not(.sr-only)').filter({ visible: true })).toHaveCount(
          PARTS.length,
        );
      });
    });
  }
}

exhaustiveTest('each thing that comes in has its own people to choose from', async ({ page }) => {
  await page.goto('/kit/rule-builder');
  for (const [index, { people }] of triggers.entries()) {
    await choose(page, 'when', index + 1);
    const first = page.locator(`#${anchor} label`, { has: page.locator(`[name$="-way"]`) }).first();
    await expect(first).toHaveText(people.first.en, { useInnerText: true });
  }
});

exhaustiveTest('on a phone the sentence is in sight while it is built', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kit/rule-builder');
  await choose(page, 'when', 2);
  await expect(page.locator(`#${anchor} .rule-sentence`)).toBeInViewport();
});
