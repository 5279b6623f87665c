import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: real servers, killed and starved. One after the other, because each needs the machine. */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['tests/faults/**/*.test.ts'],
    testTimeout: 600_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
});
