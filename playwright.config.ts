import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tools/browser.ts';

/** The site in a browser, over what `npm run build:kit` has written. */
export default defineConfig({
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  // One for each processor of CI.
  workers: 2,
  forbidOnly: true,
  // Some ten times what a quiet machine needs; nothing is tried twice.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: chromiumPath({ isForTests: true }),
      // Hinted letters are as wide as whole pixels: Thai would stand elsewhere than on people's screens.
      args: [...chromiumArgs, '--font-render-hinting=none'],
    },
    // Nothing moves but where a test is about motion: to draw it would be most of what the machine does.
    reducedMotion: 'reduce',
  },
  // One project, because each has its own processes, which load the content and start a browser.
  projects: [{ name: 'site', testDir: 'tests', testMatch: '{browser,kit,pages,pieces}/*.spec.ts' }],
});
