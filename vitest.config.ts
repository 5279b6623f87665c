import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Much of it waits, for slow clients and for what is to happen later: more at once than there are processors.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,site,server,tools}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Islands as somebody uses them, without a browser; `globals` has Testing Library tidy up after each test.
      {
        test: {
          name: 'components',
          include: ['site/**/*.test.tsx'],
          environment: 'happy-dom',
          globals: true,
          setupFiles: 'tests/patient.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: 'tests/server/never-too-busy.ts',
          testTimeout: 30_000,
        },
      },
      // What holds on either database is shown on both. The server's modules are read once for all the tests of a process.
      {
        test: {
          name: 'api on SQLite',
          include: ['tests/api/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/server/never-too-busy.ts', 'tests/api/quick-hash.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api on Postgres',
          include: ['tests/api/**/*.test.ts'],
          // How long it takes to read what was sent, and what is in a file, has nothing to do with the database.
          exclude: ['tests/api/longest-input.test.ts', 'tests/api/bad-input-uploads.test.ts'],
          isolate: false,
          globalSetup: 'tests/api/postgres.ts',
          setupFiles: ['tests/server/never-too-busy.ts', 'tests/api/quick-hash.ts'],
          testTimeout: 30_000,
        },
      },
      // Over what `npm run build:kit` has written; its pages are read once for all the tests of a process.
      {
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          isolate: false,
          // Some ask all pages at once, while the other half of the tests keeps both processors busy.
          testTimeout: 240_000,
        },
      },
      // The same pages in another browser.
      {
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          testTimeout: 30_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
