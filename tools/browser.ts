import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
 */
export function findChromium(): string | undefined {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH && existsSync(CHROME_PATH)) return CHROME_PATH;
  const folders = PATH.split(delimiter).filter(Boolean);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return installed.find((path) => existsSync(path)) ?? playwrightsOwn();
}

/** As `findChromium`, for those who cannot do without: throws with the command that installs one. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) {
    throw new Error('No Chromium found. Run: npx playwright install --with-deps chromium');
  }
  return path;
}

// Loaded on demand: it takes half a second, and most machines have a Chromium on the PATH.
function playwrightsOwn(): string | undefined {
  const playwright = createRequire(import.meta.url)(
    '@playwright/test',
  ) as typeof import('@playwright/test');
  const path = playwright.chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
