import { overflowProblems } from '../pages/overflow.ts';
import { everyPath, expect, openEverything, type Page, scrollTo, settle, test } from './site.ts';

/** How much may shift: nothing; but when fonts are late, the lines of centred text become wider by a hair. */
const MOST = { 'kept from before': 0.0005, late: 0.002 };

const WIDTHS = [320, 360, 390, 768, 1024, 1440, 1920];

for (const path of everyPath) {
  test(`nothing on ${path} scrolls sideways or is cut off, at any width`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(overflowProblems), `at ${width} px`).toEqual([]);
    }
    await openEverything(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(overflowProblems), `open, at ${width} px`).toEqual([]);
    }
  });

  for (const width of [390, 1440]) {
    for (const fonts of ['kept from before', 'late'] as const) {
      test(`nothing on ${path} shifts at ${width} px, the fonts ${fonts}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(noteShifts);
        if (fonts === 'kept from before') {
          await page.goto(path);
          await settle(page);
        } else {
          // On a slow line they come after the first paint (thai.md 5).
          await page.route('**/*.woff2', async (route) => {
            await painted(page);
            await route.continue();
          });
        }
        await page.goto(path);
        await settle(page);
        const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        for (let top = 0; top < end; top += 400) await scrollTo(page, top);
        await scrollTo(page, end);
        await settle(page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, shifts.map(({ moved }) => moved).join('\n')).toBeLessThan(MOST[fonts]);
      });
    }
  }
}

/** Waits until a page has been painted. */
async function painted(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
}

interface Shift {
  value: number;
  moved: string;
}

/** Notes what shifts without anybody having done anything. Runs in the page, before everything else. */
function noteShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect: before, currentRect: now }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
        return `${name} from ${before.x} ${before.y} to ${now.x} ${now.y}`;
      });
      shifts.push({ value, moved: `${value}: ${moved.join('; ')}` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
