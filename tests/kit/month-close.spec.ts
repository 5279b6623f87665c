import { pathIn } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import {
  countOn,
  isDone,
  phasesWithDays,
} from '../../site/pieces/financial-consulting/month-close/phases.ts';
import { exhaustiveTest, expect, journeyLangs, settle, test } from '../browser/site.ts';
import { exampleOf, examplesOf, SCRIPTING } from './examples.ts';

for (const lang of journeyLangs('en')) {
  for (const javaScriptEnabled of SCRIPTING) {
    test.describe(`a month's close in ${lang} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('says of the chosen working day how each task stands, and of no other', async ({
        page,
      }) => {
        await page.goto(pathIn(lang, '/kit/month-close'));
        for (const [name] of examplesOf('month-close')) {
          const { anchor, tasks } = localize(exampleOf('month-close', name), lang);
          const section = page.locator(`#${anchor}`);
          for (const [index, day] of (await section.getByRole('radio').all()).entries()) {
            await day.check({ force: true });
            const shown = section.locator('.close-list [data-on]').filter({ visible: true });
            await expect(shown, `${name}, day ${index + 1}`).toHaveCount(tasks.length);
            for (const [at, task] of tasks.entries()) {
              const phase = phasesWithDays(task).find(({ days }) => days.includes(index + 1));
              await expect(shown.nth(at)).toContainText(phase?.what ?? '');
            }
            const count = section.locator('.close-count > b').filter({ visible: true });
            await expect(count).toHaveText(String(countOn(index + 1, tasks).done));
          }
        }
      });
    });
  }
}

exhaustiveTest('what is done has its tick, and the cloth grows with the days', async ({ page }) => {
  await page.goto('/kit/month-close');
  await settle(page);
  const { anchor, tasks } = localize(exampleOf('month-close', 'usual'), 'en');
  const section = page.locator(`#${anchor}`);
  const woven: number[] = [];
  for (const day of [1, 3, 5]) {
    await section.locator(`.close-day > [value="${day}"]`).check({ force: true });
    const ticked = section.locator('.close-list path');
    for (const [at, task] of tasks.entries()) {
      const phase = phasesWithDays(task).find(({ days }) => days.includes(day));
      const isTicked = phase !== undefined && isDone(phase.state);
      await expect(ticked.nth(at)).toHaveCSS('stroke-dashoffset', isTicked ? '0px' : '1.1px');
    }
    woven.push(
      await section.evaluate((node) => Number(getComputedStyle(node).getPropertyValue('--passed'))),
    );
  }
  expect(woven).toEqual([1, 3, 7]);
});

exhaustiveTest(
  'the days stay in sight while the list passes, and follow the arrow keys',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/kit/month-close');
    const { anchor, tasks } = localize(exampleOf('month-close', 'usual'), 'en');
    const section = page.locator(`#${anchor}`);
    await section
      .locator('.close-list li')
      .nth(tasks.length - 1)
      .scrollIntoViewIfNeeded();
    await section
      .locator('.close-list li')
      .nth(tasks.length - 1)
      .evaluate((line) => line.scrollIntoView({ block: 'center' }));
    await expect(section.locator('.close-days')).toBeInViewport();
    await section.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(section.getByRole('radio').nth(1)).toBeChecked();
  },
);
