import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

const root = resolve(import.meta.dirname, '../..');

/** The number of slowest tests to list. */
const SLOWEST = 10;

export type TestRunner = 'vitest' | 'playwright';

/** A single test as reported by its runner. */
export interface TestResult {
  /** Its file and titles. */
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  /** In ms. */
  took: number;
}

/** One command of `npm test`. */
export interface Stage {
  name: string;
  /** A program with its arguments, run without a shell. */
  command: readonly string[];
  /** The stages that must succeed first. */
  needs?: readonly string[];
  /** The test runner of the stage, if it has tests. */
  tests?: TestRunner;
}

/** The result of a stage. */
export interface Outcome {
  stage: Stage;
  status: 'passed' | 'failed' | 'not run';
  /** Duration in ms. */
  took: number;
  /** CPU time of the stage and its child processes, in ms; undefined if the system does not count it. */
  processor?: number | undefined;
  /** Its single tests; empty if it has none. */
  tests: TestResult[];
}

/** Reads the JSON report of a test runner; returns no tests if there is none because the runner crashed. */
export async function readReport(runner: TestRunner, file: string): Promise<TestResult[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  return runner === 'vitest' ? ofVitest(JSON.parse(text)) : ofPlaywright(JSON.parse(text));
}

const ofVitest = ({ testResults }: JsonTestResults): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      name: `${relative(root, name)} › ${fullName}`,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      took: duration ?? 0,
    })),
  );

function ofPlaywright({ suites, config: { rootDir } }: JSONReport): TestResult[] {
  const within = (suite: JSONReportSuite, titles: string[]): TestResult[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        name: [...titles, title].join(' › '),
        status: STATUS[status],
        took: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => within(suite, [relative(root, resolve(rootDir, suite.file))]));
}

/** A test that only passed on a retry counts as failed. */
const STATUS = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Returns the final summary: each stage with its time and CPU time, the slowest tests, the failures, and a last line
 * with all counts. A stage without single tests counts as one test; a stage that was not run counts as skipped.
 * @param took total duration in ms
 * @param machine CPU time of the whole machine in that time, in ms, for systems without a count per stage
 */
export function summary(outcomes: readonly Outcome[], took: number, machine?: number) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, tests } of outcomes) {
    for (const test of tests) count[test.status] += 1;
    const isUncounted =
      tests.length === 0 ||
      (status === 'failed' && tests.every((test) => test.status !== 'failed'));
    if (isUncounted) count[status === 'not run' ? 'skipped' : status] += 1;
  }
  const width = Math.max(...outcomes.map(({ stage }) => stage.name.length));
  const slowest = outcomes
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.took - one.took)
    .slice(0, SLOWEST);
  const times = (name: string, took: number, processor: number | undefined) =>
    `  ${name.padEnd(width)} ${seconds(took).padStart(9)} ${processor === undefined ? '' : seconds(processor).padStart(9)}`;
  const counted = outcomes.flatMap(({ processor }) => processor ?? []);
  const processor = counted.length > 0 ? counted.reduce((sum, each) => sum + each, 0) : machine;
  const notGood = outcomes.filter(({ status }) => status !== 'passed');
  const text = [
    `${'Stages'.padEnd(width + 2)} ${'time'.padStart(9)} ${'processor'.padStart(9)}`,
    ...outcomes.map(
      (each) => `${times(each.stage.name, each.took, each.processor)} ${each.status}`,
    ),
    times('all of it', took, processor),
    '',
    'Slowest tests',
    ...slowest.map((test) => `  ${seconds(test.took).padStart(7)}  ${test.name}`),
    '',
    ...notGood.flatMap(({ stage, status, tests }) => [
      `${status === 'failed' ? 'Failed' : 'Not run'}: ${stage.name}`,
      ...tests.filter((test) => test.status === 'failed').map(({ name }) => `  ${name}`),
    ]),
    ...(notGood.length > 0 ? [''] : []),
    `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`,
  ].join('\n');
  return { text, isGood: notGood.length === 0 };
}
