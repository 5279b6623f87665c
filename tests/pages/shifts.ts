import type { Page } from '@playwright/test';
import { waitFor } from './pages.ts';

/** How much may shift when fonts come late: the lines of centred text become wider by a hair. */
const MOST = 0.002;

interface Shift {
  value: number;
  moved: string;
}

/** Has a page note, from its first frame on, what shifts without an action of the visitor. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Keeps fonts back until the page has been painted, as they come on a slow line (thai.md 5). */
export async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await waitFor(page, () => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
}

/**
 * Reads a page from top to bottom, so that everything that waits until it is seen has come, and says what has shifted
 * since it was opened. `watchShifts` has to come before.
 * @param most how much may shift in all
 */
export async function shiftProblems(page: Page, most = MOST): Promise<string[]> {
  await page.evaluate(readThrough);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < most ? [] : shifts.map(({ moved }) => moved);
}

/** Scrolls from top to bottom, a window at a time, and back. Runs in the page. */
async function readThrough() {
  // A browser that has nothing to draw may leave out a frame.
  const painted = () =>
    Promise.race([
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      new Promise((done) => setTimeout(done, 1000)),
    ]);
  const end = () => document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < end() + innerHeight; top += innerHeight) {
    scrollTo({ top: Math.min(top, end()), behavior: 'instant' });
    await painted();
  }
  // A lazy picture is asked for when a frame finds it in view, so there have to be some. One that never comes is heard of
  // as a failed request.
  const began = performance.now();
  const isWaiting = () =>
    [...document.images].some((image) => image.checkVisibility() && !image.complete);
  while (isWaiting() && performance.now() - began < 10_000) await painted();
  scrollTo({ top: 0, behavior: 'instant' });
  await painted();
}

/** Runs in the page, before everything else. */
function noteShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  // The browser arranges its own player of sound once it knows how wide it is; what is in there belongs to no page.
  const isOfBrowser = ({ node, currentRect: { top, bottom } }: LayoutShift['sources'][number]) =>
    node === null &&
    [...document.querySelectorAll('audio[controls]')].some((audio) => {
      const box = audio.getBoundingClientRect();
      return box.top <= top && bottom <= box.bottom;
    });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      if (sources.length > 0 && sources.every(isOfBrowser)) continue;
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
