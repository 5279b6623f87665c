import { LANGS, localizedPath } from '../../contract/lang.ts';
import { axeProblems } from '../browser/axe.ts';
import { exhaustiveTest, expect, type Page, settle, test } from '../browser/site.ts';
import { expectFitting } from '../pages/fitting.ts';
import { SCRIPTING } from '../scope.ts';
import { examplesOf } from './examples.ts';

const anchors = (await examplesOf('product-stage')).map(([, { anchor }]) => anchor);

const choicesOf = (page: Page, anchor: string) => page.locator(`#${anchor} .stage-choice > input`);

/** Removes the other sections from the page to speed up repeated checks. */
const removeOtherSections = (page: Page, anchor: string) =>
  page.evaluate((id) => {
    for (const section of document.querySelectorAll('main [data-section]'))
      if (!section.querySelector(`#${id}`) && section.id !== id) section.remove();
  }, anchor);

for (const javaScriptEnabled of SCRIPTING) {
  test.describe(`a stage ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('shows exactly the chosen parts', async ({ page }) => {
      await page.goto('/kit/product-stage');
      for (const anchor of anchors) {
        // All in one call, because there are dozens of choices.
        const shown = await choicesOf(page, anchor).evaluateAll(
          (choices, id) =>
            choices.map((choice) => {
              (choice as HTMLInputElement).click();
              const parts = [...document.querySelectorAll(`#${id} [data-of]`)];
              const seen = parts.filter((part) => getComputedStyle(part).display !== 'none');
              return [...new Set(seen.map((part) => part.getAttribute('data-of')))];
            }),
          anchor,
        );
        expect(shown.length, anchor).toBeGreaterThan(1);
        expect(shown, anchor).toEqual(shown.map((_, index) => [String(index + 1)]));
      }
    });
  });
}

for (const lang of LANGS) {
  for (const anchor of anchors) {
    exhaustiveTest(`each choice of ${anchor} is right in ${lang}`, async ({ page }) => {
      await page.goto(localizedPath(lang, '/kit/product-stage'));
      await settle(page);
      await removeOtherSections(page, anchor);
      const choices = choicesOf(page, anchor);
      for (let index = 0; index < (await choices.count()); index += 1) {
        await choices.nth(index).check({ force: true });
        await expectFitting(page, lang, { state: `choice ${index + 1}` });
        // The results of axe do not depend on the language.
        if (lang !== 'en') continue;
        expect(await axeProblems(page, `#${anchor}`), `choice ${index + 1}`).toEqual([]);
      }
    });
  }
}
