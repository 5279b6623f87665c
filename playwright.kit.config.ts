import { defineConfig } from '@playwright/test';
import shared from './playwright.config.ts';

/** Every section in every example, in a browser: `npm run test:kit`. */
export default defineConfig({
  ...shared,
  testDir: 'tests/kit',
  globalSetup: './tests/kit/global-setup.ts',
});
