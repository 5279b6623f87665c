/**
 * `npm test`: runs everything that CI runs, stage by stage. A failed stage only prevents the stages that need its
 * result. Prints the time and CPU time of each stage, the ten slowest tests, the failures, and the line `N passed, N
 * failed, N skipped`; exits with 1 if anything failed. `npm run test:all` (`--all`): the same tests with all their
 * cases (tests/scope.ts), and fault injection.
 */
import { endOnSignals } from './end-on-signals.ts';
import { machineTime } from './test/processor-time.ts';
import { summary } from './test/report.ts';
import { type Phase, runPhases } from './test/stages.ts';

const node = (...args: string[]) => ['node', ...args];
const vitest = (...projects: string[]) => [
  'vitest',
  'run',
  ...projects.flatMap((each) => ['--project', each]),
];

const PHASES: Phase[] = [
  [[{ name: 'machine', command: node('tools/prepare-machine.ts') }]],
  [
    [
      { name: 'build', command: node('tools/build-kit.ts') },
      {
        name: 'build of the demo',
        command: node('tools/build-demo.ts', '--from', 'dist-kit'),
        needs: ['build'],
      },
    ],
    [
      { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
      { name: 'unused code', command: ['knip'] },
      { name: 'translations', command: node('tools/translations.ts') },
      { name: 'addresses', command: node('tools/addresses.ts') },
      { name: 'units', command: vitest('unit', 'components'), tests: 'vitest' },
    ],
  ],
  [
    [
      { name: 'files', command: vitest('built'), tests: 'vitest', needs: ['build'] },
      // After the build, which writes the types of Astro's modules.
      {
        name: 'types',
        command: node('node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded'),
      },
    ],
    [{ name: 'server', command: vitest('server', 'api*'), tests: 'vitest' }],
  ],
  [
    [
      {
        name: 'browser',
        command: ['playwright', 'test'],
        tests: 'playwright',
        needs: ['build'],
      },
    ],
  ],
  [
    [{ name: 'firefox', command: vitest('firefox'), tests: 'vitest', needs: ['build'] }],
    [
      {
        name: 'demo',
        command: ['playwright', 'test', '--config', 'playwright.demo.config.ts'],
        tests: 'playwright',
        needs: ['build of the demo'],
      },
    ],
  ],
];

/**
 * The additional stages of `npm run test:all`, in sequence: types in `.astro` files, old browsers, and servers that are
 * killed or short of resources.
 */
const MORE: Phase = [
  [
    { name: 'types of Astro', command: ['astro', 'check', '--minimumSeverity', 'hint'] },
    {
      name: 'old browsers',
      command: ['playwright', 'test', '--config', 'playwright.old.config.ts'],
      tests: 'playwright',
      needs: ['build'],
    },
    {
      name: 'faults',
      command: ['vitest', 'run', '--config', 'vitest.faults.config.ts'],
      tests: 'vitest',
    },
  ],
];

const isAll = process.argv.includes('--all');
if (isAll) process.env['TEST_ALL'] = '1';

endOnSignals();
const began = { at: performance.now(), processor: machineTime() };
const outcomes = await runPhases(isAll ? [...PHASES, MORE] : PHASES);
const processor = machineTime();
const { text, isGood } = summary(
  outcomes,
  performance.now() - began.at,
  processor === undefined ? undefined : processor - (began.processor ?? 0),
);
console.log(`\n${text}`);
process.exitCode = isGood ? 0 : 1;
