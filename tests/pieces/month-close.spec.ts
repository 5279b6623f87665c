import {
  countOn,
  isDone,
  phasesWithDays,
} from '../../site/pieces/financial-consulting/month-close/phases.ts';
import { exhaustiveTest, expect, settle, test } from '../browser/site.ts';
import { describePiece } from './piece.ts';

await describePiece('month-close', 'en', ({ anchor, tasks }) => {
  test('shows the state of each task on the chosen working day only', async ({ page }) => {
    const section = page.locator(`#${anchor}`);
    for (const [index, day] of (await section.getByRole('radio').all()).entries()) {
      await day.check({ force: true });
      const shown = section.locator('.close-list [data-on]').filter({ visible: true });
      await expect(shown, `day ${index + 1}`).toHaveCount(tasks.length);
      for (const [at, task] of tasks.entries()) {
        const phase = phasesWithDays(task).find(({ days }) => days.includes(index + 1));
        await expect(shown.nth(at)).toContainText(phase?.what ?? '');
      }
      const count = section.locator('.close-count > b').filter({ visible: true });
      await expect(count).toHaveText(String(countOn(index + 1, tasks).done));
    }
  });

  exhaustiveTest(
    'ticks finished tasks and grows its cloth with the days',
    async ({ page, javaScriptEnabled }) => {
      test.skip(!javaScriptEnabled, 'it is settled by script');
      await settle(page);
      const section = page.locator(`#${anchor}`);
      const days = await section.getByRole('radio').all();
      const woven: number[] = [];
      for (const [index, day] of days.entries()) {
        await day.check({ force: true });
        const ticked = section.locator('.close-list path');
        for (const [at, task] of tasks.entries()) {
          const phase = phasesWithDays(task).find((each) => each.days.includes(index + 1));
          const isTicked = phase !== undefined && isDone(phase.state);
          await expect(ticked.nth(at)).toHaveCSS('stroke-dashoffset', isTicked ? '0px' : '1.1px');
        }
        woven.push(
          await section.evaluate((node) =>
            Number(getComputedStyle(node).getPropertyValue('--passed')),
          ),
        );
      }
      expect(woven).toEqual(woven.toSorted((one, other) => one - other));
      expect(new Set(woven).size).toBe(days.length);
    },
  );

  exhaustiveTest(
    'keeps its days in view on a phone and follows the arrow keys',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const section = page.locator(`#${anchor}`);
      const last = section.locator('.close-list li').nth(tasks.length - 1);
      await last.scrollIntoViewIfNeeded();
      await last.evaluate((line) => line.scrollIntoView({ block: 'center' }));
      await expect(section.locator('.close-days')).toBeInViewport();
      await section.getByRole('radio').first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(section.getByRole('radio').nth(1)).toBeChecked();
    },
  );
});
