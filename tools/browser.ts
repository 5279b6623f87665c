import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without a window of its own: what a test does takes two thirds of the time in it. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The flags that every Chromium of ours starts with: no sandbox (CI runs as root), no traffic of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Where a Chromium is: `CHROME_PATH`, else one on the PATH, else the one that Playwright installed.
 * Undefined when there is none.
 * @param options.isForTests whether a headless shell is as good, and better
 */
export function findChromium({ isForTests = false } = {}): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && existsSync(CHROME_PATH)) return CHROME_PATH;
  return findProgram(isForTests ? [...shellNames, ...names] : names) ?? playwrightsOwn();
}

/** As `findChromium`, for those who cannot do without: throws with the command that installs one. */
export function chromiumPath(options?: { isForTests: boolean }): string {
  const path = findChromium(options);
  if (!path) {
    throw new Error('No Chromium found. Run: npx playwright install --with-deps chromium');
  }
  return path;
}

/** Where a Firefox is: `FIREFOX_PATH`, else one on the PATH. Undefined when there is none. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH && existsSync(FIREFOX_PATH)) return FIREFOX_PATH;
  return findProgram(['firefox-esr', 'firefox']);
}

/** The first of some programs that is on the PATH. */
function findProgram(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return programs
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

// Loaded on demand: it takes half a second, and most machines have a Chromium on the PATH.
function playwrightsOwn(): string | undefined {
  const playwright = createRequire(import.meta.url)(
    '@playwright/test',
  ) as typeof import('@playwright/test');
  const path = playwright.chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
