import { langOfPath } from '../../contract/lang.ts';
import { expectFitting } from '../pages/fitting.ts';
import { delayFonts, shiftProblems, watchShifts } from '../pages/shifts.ts';
import { fontsOfOtherScript } from '../pages/visit.ts';
import { isExhaustive } from '../scope.ts';
import { expectAccessible } from './axe.ts';
import { expect, layoutPaths, openEverything, settle, test } from './site.ts';

test.use({ reducedMotion: 'no-preference' });

const WIDTHS = isExhaustive ? [320, 360, 390, 768, 1024, 1440, 1920] : [320, 768, 1440];

/** Maximum layout shift with fonts loaded before the first paint: zero except for rounding. */
const MOST_WITH_FONTS = 0.0005;

/** Maximum layout shift with late fonts: the Thai words of an English page's footer use theirs once they are in view. */
const MOST_BELOW = 0.005;

/** Whether every font was loaded at the first paint. Runs in the page. */
function wereFontsThere() {
  const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
  const fonts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return fonts.every(({ name, responseEnd }) => !name.endsWith('.woff2') || responseEnd <= painted);
}

for (const path of isExhaustive ? layoutPaths : ['/th/']) {
  test(`the open panel of ${path} is accessible, fits and is set well`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await settle(page);
    await openEverything(page);
    await expectFitting(page, langOfPath(path), { widths: WIDTHS });
    for (const width of isExhaustive ? [390, 1440] : [390]) {
      await page.setViewportSize({ width, height: 900 });
      // The page behind it is checked on its own (tests/pages).
      await expectAccessible(page, `at ${width} px`, 'dialog');
    }
  });
}

const everyLayout = layoutPaths.flatMap((path) => [390, 1440].map((width) => ({ path, width })));
for (const { path, width } of isExhaustive ? everyLayout : [{ path: '/th/', width: 390 }]) {
  test(`nothing on ${path} shifts at ${width} px, with late or cached fonts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await delayFonts(page);
    await page.goto(path);
    await settle(page);
    await page.evaluate(fontsOfOtherScript);
    expect(await shiftProblems(page, MOST_BELOW), 'late').toEqual([]);
    await page.unroute('**/*.woff2');
    // Interception bypasses the browser’s cache, so another load fills it.
    await page.reload();
    await settle(page);
    await page.reload();
    await settle(page);
    // On a busy machine, even a cached font may arrive after the first paint.
    const most = (await page.evaluate(wereFontsThere)) ? MOST_WITH_FONTS : undefined;
    expect(await shiftProblems(page, most), 'cached').toEqual([]);
  });
}
