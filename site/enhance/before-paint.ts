/**
 * Runs inline in the head, before anything is painted, on every page: only what would be seen if it
 * came later, and the answers that a control owes before anything else has been loaded.
 */

/** The address of `late.ts`, put in at build. */
declare const LATE_ADDRESS: string;

type Theme = 'light' | 'dark';

const root = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
/** What the browser's own bars are coloured with: by the light theme, and by the dark one. */
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const barColours = bars.map(({ content }) => content);
let isLateHere = false;
/** What was chosen on this page, for browsers that allow no storage. */
let chosenHere: Theme | undefined;

function chosenTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem('theme');
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return chosenHere;
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
  chosenHere = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', chosenHere);
  } catch {
    // Storage is off: the choice holds for this page.
  }
  applyTheme();
}

async function loadLate() {
  await import(/* @vite-ignore */ LATE_ADDRESS);
  isLateHere = true;
}

applyTheme();
systemIsDark.addEventListener('change', applyTheme);
void parsed.then(applyTheme);
// A page that comes back from the back/forward cache has missed what other tabs chose.
addEventListener('pageshow', applyTheme);
addEventListener('storage', applyTheme);
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-theme-switch]')) toggleTheme();
  // What it opens stands at the end of the page and may not be there yet; or the browser does not know `command`.
  const opener = target.closest<HTMLButtonElement>('[commandfor]');
  if (opener && !opener.commandForElement && !isLateHere) {
    void parsed.then(loadLate).then(() => opener.click());
  }
});

// Thai waits in the metrics font (styles/fonts.css), which has to be there for the first layout.
void document.fonts.load('1em "Anuphan metrics"', 'ก');

// The overlay is for a fresh load only, never between our own pages (spec A12).
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const cameFromUs =
  arrival?.type === 'back_forward' ||
  (arrival?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`));
if (cameFromUs) {
  root.dataset['arrived'] = 'within';
  // By now both fonts are in the browser's cache.
  root.dataset['fonts'] = 'all';
}

// Everything else can wait until the page is there and the browser has nothing better to do. One that draws no
// frames may never say so.
addEventListener('load', () => {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(loadLate, { timeout: 2_000 });
    else setTimeout(loadLate);
  });
});
