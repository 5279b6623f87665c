import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';
import { OLD_CHROMIUMS, pathOf } from './tests/old-chromium/fetch-chromium.ts';

/** The site in the oldest Chromium that it supports (site/build/browsers.ts), and in one a little younger. */
export default defineConfig({
  ...site,
  globalSetup: ['./tests/old-chromium/fetch-chromium.ts', './tests/browser/global-setup.ts'],
  projects: OLD_CHROMIUMS.map((chromium, index) => ({
    name: `Chromium ${chromium.version}`,
    testDir: 'tests/old-chromium',
    // Neither knows light-dark(): every example of the kit is looked at in the oldest.
    ...(index > 0 && { grepInvert: / \/kit\// }),
    use: { launchOptions: { ...site.use?.launchOptions, executablePath: pathOf(chromium) } },
  })),
});
