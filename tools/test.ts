/**
 * `npm test`: everything that CI runs, stage by stage. A stage that fails keeps none of the others from
 * running, but those that need what it makes. Ends with the time of each stage, the ten slowest tests,
 * what failed, and the line `N passed, N failed, N skipped`; exits with 1 if anything failed.
 */
import { endOnSignals } from './end-on-signals.ts';
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
      { name: 'build of the demo', command: node('tools/build-demo.ts') },
    ],
    [
      { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
      { name: 'unused code', command: ['knip'] },
      { name: 'translations', command: node('tools/translations.ts') },
      { name: 'units', command: vitest('unit', 'components'), tests: 'vitest' },
    ],
  ],
  [
    [
      { name: 'files', command: vitest('built'), tests: 'vitest', needs: ['build'] },
      // Of all TypeScript, not of Astro's files alone. After the builds, for it writes to Astro's own folder, too.
      { name: 'types', command: ['astro', 'check', '--minimumSeverity', 'hint'] },
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

endOnSignals();
const began = performance.now();
const outcomes = await runPhases(PHASES);
const { text, isGood } = summary(outcomes, performance.now() - began);
console.log(`\n${text}`);
process.exitCode = isGood ? 0 : 1;
