import { defineConfig } from '@playwright/test';
import shared from './playwright.config.ts';

/** The static demo, in a browser: `npm run test:demo`. */
export default defineConfig({
  ...shared,
  testDir: 'tests/demo',
  globalSetup: './tests/demo/global-setup.ts',
});
