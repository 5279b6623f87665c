import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

const root = resolve(import.meta.dirname, '../..');

/** How many of the slowest tests are named. */
const SLOWEST = 10;

export type TestRunner = 'vitest' | 'playwright';

/** A single test as its runner reports it. */
export interface TestResult {
  /** Its file and its titles. */
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  /** In ms. */
  took: number;
}

/** One command of `npm test`. */
export interface Stage {
  name: string;
  /** A program with its arguments; no shell reads it. */
  command: readonly string[];
  /** The stages without whose success it cannot run. */
  needs?: readonly string[];
  /** What runs the tests in it, if it has any. */
  tests?: TestRunner;
}

/** How a stage went. */
export interface Outcome {
  stage: Stage;
  status: 'passed' | 'failed' | 'not run';
  /** How long it took, in ms. */
  took: number;
  /** The processor time that it and all it has started took, in ms; undefined where the system does not count it. */
  processor?: number | undefined;
  /** Its single tests; empty for a stage without any. */
  tests: TestResult[];
}

/** Reads what a test runner has reported, a JSON file; no tests when there is none, because the runner broke down. */
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

/** A test that needed a second try has failed. */
const STATUS = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/**
 * What is said at the end: each stage with its time and its processor time, the slowest tests, what failed, and a last line with all counts.
 * A stage without single tests counts as one; one that was not run, as skipped.
 * @param took how long all of it has taken, in ms
 * @param machine the processor time of the whole machine meanwhile, in ms, for systems that count no single stage
 */
export function summary(
  outcomes: readonly Outcome[],
  took: number,
  machine?: number,
): { text: string; isGood: boolean } {
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
