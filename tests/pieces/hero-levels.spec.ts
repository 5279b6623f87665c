import { fill } from '../../contract/fill.ts';
import { localize } from '../../contract/text.ts';
import { expect, type Page, test } from '../browser/site.ts';
import { content } from '../browser/words.ts';
import { describePiece } from './piece.ts';

await describePiece('hero-levels', 'th', ({ anchor, walk, checks }, lang) => {
  const words = localize(content.kit.heroLevels, lang);
  const opening = (page: Page) => page.locator(`#${anchor}`);
  const place = (page: Page, number: number) => page.locator(`#${anchor}-${number}`);

  test('shows only the chosen place, with and without a signal', async ({ page }) => {
    const shown = (selector: string) => opening(page).locator(selector).filter({ visible: true });
    for (const [index, point] of walk.entries()) {
      await place(page, index + 1).check({ force: true });
      for (const signal of ['none', 'there']) {
        await opening(page)
          .locator(`[name="${anchor}-signal"][value="${signal}"]`)
          .check({ force: true });
        const seen = (signal === 'there' && point.connected) || point;
        const kept = signal === 'there' ? 0 : point.kept;
        await expect(shown('.phone-device')).toHaveCount(1);
        await expect(shown('.levels-told')).toContainText(seen.says, { useInnerText: true });
        await expect(shown('.levels-ledger li')).toHaveText(
          [
            fill(words.sent, { count: point.done - kept }),
            fill(words.kept, { count: kept }),
            fill(words.open, { count: checks - point.done }),
          ],
          { useInnerText: true },
        );
        await expect(shown('.screen-decision')).toHaveCount(seen.decision ? 1 : 0);
      }
    }
  });
});
