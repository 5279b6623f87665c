import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Headless Chromium without a window system: tests take two thirds of the processor time in it. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Flags for every Chromium we start: no sandbox (CI runs as root), no traffic of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of a headless shell; `CHROME_PATH`, if set, stands for it. */
export const findHeadlessShell = (): string | undefined =>
  process.env['CHROME_PATH'] || findProgram(shellNames);

/** Returns the path of a Chromium: `CHROME_PATH`, one on the PATH, or Playwright's; undefined if there is none. */
export function findChromium({ isForTests = false } = {}): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && existsSync(CHROME_PATH)) return CHROME_PATH;
  const preferred = isForTests ? [...shellNames, ...names] : [...names, ...shellNames];
  return findProgram(preferred) ?? playwrightsOwn();
}

/** Returns the same as `findChromium`. */
export function chromiumPath(options?: { isForTests: boolean }): string {
  const path = findChromium(options);
  if (!path) {
    throw new Error(
      'No Chromium found. Install the package chromium or chromium-headless-shell, or run: npx playwright install --with-deps chromium',
    );
  }
  return path;
}

/** Returns the path of a Firefox: `FIREFOX_PATH`, else one on the PATH. Undefined if there is none. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH && existsSync(FIREFOX_PATH)) return FIREFOX_PATH;
  return findProgram(['firefox-esr', 'firefox']);
}

/** Returns the first of several programs that is on the PATH. */
function findProgram(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return programs
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

// Loaded on demand: loading takes half a second, and most machines have a Chromium on the PATH.
function playwrightsOwn(): string | undefined {
  const playwright = createRequire(import.meta.url)(
    '@playwright/test',
  ) as typeof import('@playwright/test');
  const path = playwright.chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
