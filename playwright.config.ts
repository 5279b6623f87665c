import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './tools/browser.ts';

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs] },
    reducedMotion: 'no-preference',
  },
});
