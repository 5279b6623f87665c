import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** The static demo in a browser: `npm run test:demo`. */
export default defineConfig({
  ...site,
  globalSetup: './tests/demo/global-setup.ts',
  projects: [{ name: 'demo', testDir: 'tests/demo' }],
});
