import type { Page } from '@playwright/test';
import { waitFor } from './pages.ts';

/** Maximum layout shift with late fonts: lines of centered text become slightly wider. */
const MOST = 0.002;

interface Shift {
  value: number;
  moved: string;
}

/** Makes a page record, from its first frame, every layout shift without an action of the visitor. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Delays fonts until the page has been painted, as on a slow connection (thai.md 5). */
export async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await waitFor(page, () => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
}

/**
 * Reads a page from top to bottom, so that all lazy content is loaded. Returns the layout shifts since it was opened.
 * Requires `watchShifts` beforehand.
 * @param most the maximum total shift
 */
export async function shiftProblems(page: Page, most = MOST): Promise<string[]> {
  await page.evaluate(readThrough);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < most ? [] : shifts.map(({ moved }) => moved);
}

/** Scrolls from top to bottom, a window at a time, and back. Runs in the page. */
async function readThrough() {
  // A browser with nothing to draw may skip a frame.
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
  // A lazy picture is requested when a frame finds it in view, so there must be frames. A picture that never arrives is
  // reported as a failed request.
  const began = performance.now();
  const isWaiting = () =>
    [...document.images].some((image) => image.checkVisibility() && !image.complete);
  while (isWaiting() && performance.now() - began < 10_000) await painted();
  scrollTo({ top: 0, behavior: 'instant' });
  await painted();
}

/** Runs in the page before everything else. */
function noteShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  // The browser lays out its own audio player once it knows the width; its content does not belong to the page.
  const isOfBrowser = ({ node, currentRect: { top, bottom } }: LayoutShift['sources'][number]) =>
    node === null &&
    [...document.querySelectorAll('audio[controls]')].some((audio) => {
      const box = audio.getBoundingClientRect();
      return box.top <= top && bottom <= box.bottom;
    });
  // The content of a section that was skipped until now.
  const isNew = ({ previousRect: { width, height } }: LayoutShift['sources'][number]) =>
    width === 0 && height === 0;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      if (sources.length > 0 && sources.every((each) => isOfBrowser(each) || isNew(each))) continue;
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
