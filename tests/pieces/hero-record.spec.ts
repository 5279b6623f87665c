import { whatIsShown } from '../../site/pieces/medical/hero-record/what-is-shown.ts';
import { expect, test } from '../browser/site.ts';
import { describePiece } from './piece.ts';

await describePiece('hero-record', 'th', ({ anchor, viewers, record, consents, words }) => {
  /** Returns the expected content of each part for a viewer while these consents are withdrawn. */
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

  test('shows each viewer their parts, for all withdrawn consents', async ({ page }) => {
    const section = page.locator(`#${anchor}`);
    const boxes = section.locator('.record-consent input');
    const shown = (selector: string) => section.locator(selector).filter({ visible: true });
    for (const withdrawn of [[], [1], [1, 2], [2]]) {
      for (const [index] of consents.items.entries())
        await boxes.nth(index).setChecked(!withdrawn.includes(index + 1));
      for (const [index, { log, refused }] of viewers.entries()) {
        await section.locator(`.record-viewer [value="${index + 1}"]`).check();
        await expect(shown('.record-sheet dd')).toHaveText(expected(index + 1, withdrawn), {
          useInnerText: true,
        });
        const isRefused = refused && withdrawn.includes(refused.consent);
        await expect(shown('.record-log li')).toHaveText(
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
});
