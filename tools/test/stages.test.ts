import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Stage, summary } from './report.ts';
import { runPhases } from './stages.ts';

const run = (name: string, code: string, more: Partial<Stage> = {}): Stage => ({
  name,
  command: ['node', '-e', code],
  ...more,
});

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const outcomesOf = async (...phases: Parameters<typeof runPhases>[0]) =>
  (await runPhases(phases)).map(({ stage, status }) => [stage.name, status]);

test('skips only the stages that need a failed one', async () => {
  expect(
    await outcomesOf(
      [[run('build', 'process.exit(3)')]],
      [[run('files', '', { needs: ['build'] }), run('units', '')]],
    ),
  ).toEqual([
    ['build', 'failed'],
    ['files', 'not run'],
    ['units', 'passed'],
  ]);
});

test('counts a missing or killed program as failed', async () => {
  expect(
    await outcomesOf([
      [{ name: 'missing', command: ['there-is-no-such-program'] }],
      [run('killed', 'process.kill(process.pid)')],
    ]),
  ).toEqual([
    ['missing', 'failed'],
    ['killed', 'failed'],
  ]);
});

test('ends the summary with one line of counts and names the failed stages', () => {
  const stage = (name: string) => ({ name, command: [] });
  const { text, isGood } = summary(
    [
      { stage: stage('types'), status: 'passed', took: 1000, processor: 1500, tests: [] },
      {
        stage: stage('units'),
        status: 'failed',
        took: 2000,
        processor: 3000,
        tests: [
          { name: 'a.test.ts › good', status: 'passed', took: 5 },
          { name: 'a.test.ts › bad', status: 'failed', took: 50 },
          { name: 'a.test.ts › left out', status: 'skipped', took: 0 },
        ],
      },
      // It crashed after its tests had passed.
      {
        stage: stage('server'),
        status: 'failed',
        took: 3000,
        tests: [{ name: 'b.test.ts › good', status: 'passed', took: 500 }],
      },
      { stage: stage('demo'), status: 'not run', took: 0, tests: [] },
    ],
    6000,
  );
  expect(isGood).toBe(false);
  expect(text.split('\n').at(-1)).toBe('3 passed, 2 failed, 2 skipped');
  expect(text).toMatch(/^ {2}types +1\.0 s +1\.5 s passed$/m);
  expect(text).toMatch(/^ {2}all of it +6\.0 s +4\.5 s$/m);
  expect(text).toMatch(/Failed: units\n {2}a\.test\.ts › bad\n/);
  expect(text).toMatch(/Failed: server\n/);
  expect(text).toMatch(/Not run: demo\n/);
  expect(text).toMatch(/Slowest tests\n +0\.5 s {2}b\.test\.ts › good\n/);
});
