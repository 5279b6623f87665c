/**
 * Runs inline in the head of every page, before anything is painted. It contains only what would visibly change if it
 * ran later, and the responses that a control must give before any other script is loaded.
 */

/** The address of `after-paint.ts`, set at build time. */
declare const AFTER_PAINT_ADDRESS: string;
/** The milliseconds between which there is an announcement, set at build time; undefined if there is none. */
declare const ANNOUNCED: readonly [from: number, until: number] | undefined;

type Theme = 'light' | 'dark';

const root = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
/** The colors of the browser's own toolbars, one per theme. */
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const barColours = bars.map(({ content }) => content);
let isAfterPaintLoaded = false;
/** The theme chosen on this page, for browsers without storage. */
let unstoredTheme: Theme | undefined;

function chosenTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem('theme');
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return unstoredTheme;
  }
}

function applyTheme() {
  const theme = chosenTheme() ?? (systemIsDark.matches ? 'dark' : 'light');
  root.dataset['theme'] = theme;
  for (const bar of bars) bar.content = barColours[theme === 'dark' ? 1 : 0] ?? '';
  for (const control of document.querySelectorAll('[data-theme-switch]')) {
    control.setAttribute('aria-checked', String(theme === 'dark'));
  }
}

function toggleTheme() {
  unstoredTheme = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', unstoredTheme);
  } catch {
    // Storage is disabled: the choice applies to this page only.
  }
  applyTheme();
}

/** Lays out the sections that are skipped until they come near the screen, because a place in the page is wanted. */
function layOutWhole() {
  root.dataset['whole'] = '';
}

async function loadAfterPaint() {
  await import(/* @vite-ignore */ AFTER_PAINT_ADDRESS);
  isAfterPaintLoaded = true;
}

applyTheme();
systemIsDark.addEventListener('change', applyTheme);
void parsed.then(applyTheme);
// A page restored from the back/forward cache has missed the theme chosen in other tabs.
addEventListener('pageshow', applyTheme);
addEventListener('storage', applyTheme);
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-theme-switch]')) toggleTheme();
  if (target.closest('a[href*="#"]')) layOutWhole();
  // The dialog is at the end of the page and may not be parsed yet, or the browser doesn't support `command`.
  const opener = target.closest<HTMLButtonElement>('[commandfor]');
  if (opener && !opener.commandForElement && !isAfterPaintLoaded) {
    void parsed.then(loadAfterPaint).then(() => opener.click());
  }
});

if (ANNOUNCED) {
  const [from, until] = ANNOUNCED;
  root.toggleAttribute('data-announcing', from <= Date.now() && Date.now() < until);
}

// Thai text first uses the metrics font (styles/fonts.css), which must be loaded for the first layout. Each weight may
// be a font of its own. Pages in other languages don't have it, and asking for it costs them a style recalculation.
if (root.matches(':lang(th)')) {
  for (const weight of [400, 500, 600]) {
    void document.fonts.load(`${weight} 1em "Brand metrics"`, 'ก');
  }
}

// The overlay is for a fresh load only, never between our own pages (spec A12).
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || arrival?.type !== 'navigate') layOutWhole();
const isInternalVisit =
  arrival?.type === 'back_forward' ||
  (arrival?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`));
if (isInternalVisit) {
  root.dataset['arrived'] = 'within';
  // Both fonts are in the browser's cache by now.
  root.dataset['fonts'] = 'all';
}

// Everything else waits until the page is loaded and the browser is idle. A browser that renders no
// frames may never report that.
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(loadAfterPaint, { timeout: 2_000 });
  else requestAnimationFrame(() => setTimeout(loadAfterPaint));
});
