import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { whatIsShown } from '../../site/pieces/medical/hero-record/what-is-shown.ts';
import { axeProblems } from '../browser/axe.ts';
import { exhaustiveTest, expect, journeyLangs, type Page, settle, test } from '../browser/site.ts';
import { lineFaults } from '../pages/line-ends.ts';
import { overflowProblems } from '../pages/overflow.ts';
import { typesettingProblems } from '../pages/typesetting.ts';
import { exampleOf, SCRIPTING } from './examples.ts';

const { anchor } = exampleOf('hero-record', 'usual');

const look = (page: Page, viewer: number) =>
  page.locator(`#${anchor} .record-viewer [value="${viewer}"]`).check();

const found = (page: Page) => page.locator(`#${anchor} .record-sheet dd`).filter({ visible: true });

const logged = (page: Page) => page.locator(`#${anchor} .record-log li`).filter({ visible: true });

for (const lang of journeyLangs('th')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`a record in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });
      const { viewers, record, consents, words } = localize(
        exampleOf('hero-record', 'usual'),
        lang,
      );

      /** What a viewer finds in each part while these consents are withdrawn. */
      const expected = (viewer: number, withdrawn: readonly number[]) =>
        record.parts.map((part) => {
          const shown = whatIsShown(part, viewers.length).find(
            ({ viewers: who, needs, lacks }) =>
              who.includes(viewer) &&
              (needs === undefined || !withdrawn.includes(needs)) &&
              (lacks === undefined || withdrawn.includes(lacks)),
          );
          return shown?.words ?? (shown?.lacks ? words.withdrawn : words.covered);
        });

      test.beforeEach(async ({ page }) => {
        await page.goto(pathIn(lang, '/kit/hero-record'));
      });

      test('shows each who looks what is theirs, whatever was withdrawn', async ({ page }) => {
        const boxes = page.locator(`#${anchor} .record-consent input`);
        for (const withdrawn of [[], [1], [1, 2], [2]]) {
          for (const [index] of consents.items.entries())
            await boxes.nth(index).setChecked(!withdrawn.includes(index + 1));
          for (const [index, { log, refused }] of viewers.entries()) {
            await look(page, index + 1);
            await expect(found(page)).toHaveText(expected(index + 1, withdrawn), {
              useInnerText: true,
            });
            const isRefused = refused && withdrawn.includes(refused.consent);
            await expect(logged(page)).toHaveText(
              [
                ...record.earlier,
                ...(isRefused ? [] : [log]),
                ...withdrawn.map((number) => consents.items[number - 1]?.log ?? ''),
                ...(isRefused ? [refused.log] : []),
              ],
              { useInnerText: true },
            );
          }
        }
      });

      exhaustiveTest('says what changes with a consent that is withdrawn', async ({ page }) => {
        const [first] = consents.items;
        const changes = page.locator(`#${anchor} .record-consent > p`).first();
        await expect(changes).toBeHidden();
        await page.locator(`#${anchor} .record-consent input`).first().uncheck();
        await expect(changes).toHaveText(first?.changes ?? '', { useInnerText: true });
      });
    });
  }
}

for (const lang of journeyLangs('th')) {
  exhaustiveTest(
    `a record is right in ${lang}, for each viewer and with everything withdrawn`,
    async ({ page }) => {
      await page.goto(pathIn(lang, '/kit/hero-record'));
      await settle(page);
      for (const record of await page.locator('.hero-record').all()) {
        for (const box of await record.getByRole('checkbox').all()) await box.uncheck();
        for (const viewer of await record.getByRole('radio').all()) {
          await viewer.check();
          for (const width of [320, 390, 768, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            expect(await page.evaluate(overflowProblems, 'body'), `at ${width} px`).toEqual([]);
            if (lang !== 'th') continue;
            expect((await lineFaults(page)).brokenTerms, `${width}`).toEqual([]);
            expect(await page.evaluate(typesettingProblems), `at ${width} px`).toEqual([]);
          }
        }
      }
      // What axe asks does not depend on the language.
      if (lang === 'en') expect(await axeProblems(page, `#${anchor}`)).toEqual([]);
    },
  );
}
