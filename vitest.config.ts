import { defineConfig } from 'vitest/config';
import { isExhaustive } from './tests/scope.ts';

/** The tests of the API whose queries no other one asks, and those in which transactions meet. */
const ON_POSTGRES = [
  ...['account', 'attachments', 'bad-input-odd', 'conversation-intake'],
  ...['conversations', 'data-ownership', 'exported-tables', 'form-files'],
  ...['held-leads', 'in-flight', 'inbox', 'lead-repeats', 'missed-addresses', 'missed-searches'],
  ...['notifications', 'outbox', 'own-data', 'payment-details', 'postgres-refusals', 'privacy'],
  ...['retention', 'saved', 'sealed', 'second-factor', 'sign-up', 'user-tool'],
].map((name) => `tests/api/${name}.test.ts`);

const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000 };

/** For tests of the server, whose modules are read once for all the tests of a process. */
const AT_A_SOCKET = { ...PATIENCE, isolate: false, expect: { poll: { timeout: 25_000 } } };

export default defineConfig({
  test: {
    // Much of it waits, for slow clients and for what is to happen later: more at once than there are processors.
    maxWorkers: 3,
    projects: [
      // Modules are read once for all the tests of a process, and there is one: reading them costs as much as the tests.
      {
        test: {
          name: 'unit',
          include: ['{contract,site,server,tools}/**/*.test.ts'],
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...PATIENCE,
        },
      },
      // Islands as somebody uses them, without a browser. Modules and the document are shared, as above.
      // tests/components.ts resets them.
      {
        test: {
          name: 'components',
          include: ['site/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: 'tests/components.ts',
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          setupFiles: 'tests/server/no-load-shedding.ts',
          ...AT_A_SOCKET,
        },
      },
      // All of the API on SQLite, and what queries and locks may do otherwise on Postgres there as well.
      {
        test: {
          name: 'api on SQLite',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: ['tests/server/no-load-shedding.ts', 'tests/api/quick-passwords.ts'],
          ...AT_A_SOCKET,
        },
      },
      {
        test: {
          name: 'api on Postgres',
          include: isExhaustive ? ['tests/api/**/*.test.ts'] : ON_POSTGRES,
          globalSetup: 'tests/api/postgres.ts',
          setupFiles: ['tests/server/no-load-shedding.ts', 'tests/api/quick-passwords.ts'],
          ...AT_A_SOCKET,
        },
      },
      // Over what `npm run build:kit` has written; its pages are read once for all the tests.
      {
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          // Whole builds for another company and in a third language: names.test.ts and third-language.test.ts show at
          // once what breaks them.
          exclude: isExhaustive
            ? []
            : ['tests/built/another-site.test.ts', 'tests/built/german-site.test.ts'],
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          // Some ask all pages at once, while the other half of the tests keeps both processors busy.
          testTimeout: 300_000,
        },
      },
      // The same pages in another browser.
      {
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          ...PATIENCE,
          fileParallelism: false,
        },
      },
    ],
  },
});
