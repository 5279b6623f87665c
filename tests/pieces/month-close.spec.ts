import {
  countOn,
  phasesWithDays,
} from '../../site/pieces/financial-consulting/month-close/phases.ts';
import { expect, test } from '../browser/site.ts';
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
});
