import { HtmlValidate } from 'html-validate';
import { LANGS, pathIn } from '../../contract/lang.ts';
import { section } from '../../site/sections/registry.ts';
import { expectAccessible } from '../browser/axe.ts';
import { expect, settle, test } from '../browser/site.ts';
import { validation } from '../built/validation.ts';
import { overflowProblems } from '../pages/overflow.ts';
import { kitPages } from '../tested-site.ts';

const kitPaths = kitPages.map(({ path }) => path);

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

/** As on the pages of the site; but here a heading of a whole page can stand many times. */
const validator = new HtmlValidate({
  ...validation,
  rules: { ...validation.rules, 'heading-level': ['error', { allowMultipleH1: true }] },
});

test('the kit shows every section in every language', () => {
  const types = section.options.map(({ shape }) => shape.type.value);
  const pages = LANGS.flatMap((lang) => types.map((type) => pathIn(lang, `/kit/${type}`)));
  expect(pages.filter((path) => !kitPaths.includes(path))).toEqual([]);
});

for (const path of kitPaths) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test('every example is valid HTML, and fits any width', async ({ page }) => {
      const answer = await page.goto(path);
      const report = await validator.validateString((await answer?.text()) ?? '', path);
      const complaints = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect(complaints).toEqual([]);
      await settle(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(overflowProblems), `at ${width} px`).toEqual([]);
      }
    });

    for (const width of [390, 1440]) {
      test(`axe finds nothing in any example at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await settle(page);
        await expectAccessible(page, 'as it comes');
      });
    }
  });
}
