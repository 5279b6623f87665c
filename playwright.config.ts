import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tools/browser.ts';

/** The site in a browser, over what `npm run build:kit` has written. */
export default defineConfig({
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  // One more than there are processors: pages wait now and then, for frames and answers.
  workers: 3,
  forbidOnly: true,
  // What is waited for comes later on a machine that is busy; nothing is tried twice.
  timeout: 90_000,
  expect: { timeout: 15_000 },
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
  projects: [
    { name: 'pages', testDir: 'tests/pages' },
    { name: 'site', testDir: 'tests/browser' },
    { name: 'kit', testDir: 'tests/kit' },
  ],
});
