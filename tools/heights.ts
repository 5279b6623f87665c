/**
 * `npm run heights`: measures how high each section below the first screen is on a phone and on a desktop, on every page
 * of the built site, and writes `site/build/heights.json`, from which the next build takes the space of sections that
 * aren't laid out yet (site/styles/skipped-sections.css). Run it after larger changes of pages; heights that are somewhat
 * wrong only make the scrollbar move.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { HEIGHTS_FILE, type Heights, SKIPPED } from '../site/build/heights.ts';
import { chromiumArgs, chromiumPath } from './browser.ts';
import { endOnSignals } from './end-on-signals.ts';
import { builtPaths, serveBuilt } from './serve-built.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The number of screens from the top of the page that Chromium lays out at once (`content-visibility: auto`). */
const NEAR = 2.5;

endOnSignals();
await using site = await serveBuilt();
await using browser = await chromium.launch({
  executablePath: chromiumPath({ isForTests: true }),
  args: chromiumArgs,
});
const paths = builtPaths();
const measured = await Promise.all(SCREENS.map((screen) => heightsAt(screen, paths)));
const heights: Heights = {};
paths.forEach((path, page) => {
  const [phone = [], desktop = []] = measured.map((pages) => pages[page] ?? []);
  if (phone.length > 0)
    heights[path] = phone.map(({ height, isNear }, index) =>
      isNear ? 0 : [height, desktop[index]?.height ?? height],
    );
});
const lines = Object.entries(heights).map((entry) =>
  entry.map((part) => JSON.stringify(part)).join(': '),
);
writeFileSync(HEIGHTS_FILE, `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}\n`);
console.log(`${HEIGHTS_FILE}: ${lines.length} pages`);

/**
 * Returns the heights of the skipped sections of each page on a screen, in px, without their padding, and whether the
 * browser lays them out at once: near the first screen, or with a form, which it looks at for its autofill.
 */
async function heightsAt(screen: (typeof SCREENS)[number], paths: readonly string[]) {
  const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce' });
  const heights = [];
  for (const path of paths) {
    // With an anchor everything is laid out at once.
    await page.goto(`${site.url}${path}#content`);
    await page.evaluate(() => document.fonts.ready);
    heights.push(
      await page.$$eval(
        SKIPPED,
        (sections, near) =>
          sections.map((section) => {
            const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(section);
            const padding =
              Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
            const { top, height } = section.getBoundingClientRect();
            const isNear = top + scrollY < near || section.querySelector('form') !== null;
            return { height: Math.round(height - padding), isNear };
          }),
        screen.height * NEAR,
      ),
    );
  }
  await page.close();
  return heights;
}
