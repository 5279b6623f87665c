import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { killOnExit } from '../end-on-signals.ts';
import { processGroup } from './processor-time.ts';
import { type Outcome, readReport, type Stage, type TestRunner } from './report.ts';

const root = resolve(import.meta.dirname, '../..');

/** Stages that run in sequence. */
type Lane = readonly Stage[];

/** Lanes that run in parallel; the next phase waits for all of them. */
export type Phase = readonly Lane[];

/** Runs all stages regardless of failures, and returns their results in order. */
export async function runPhases(phases: readonly Phase[]): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-test-'));
  const outcomes = new Map<string, Outcome>();
  const runLane = async (lane: Lane, isAlone: boolean) => {
    for (const stage of lane) {
      const missing = stage.needs?.filter((name) => outcomes.get(name)?.status !== 'passed') ?? [];
      if (missing.length > 0) {
        console.log(`\n── ${stage.name}: not run, because it needs: ${missing.join(', ')}`);
        outcomes.set(stage.name, { stage, status: 'not run', took: 0, tests: [] });
      } else {
        outcomes.set(stage.name, await runStage(stage, folder, isAlone));
      }
    }
  };
  try {
    for (const phase of phases) {
      await Promise.all(phase.map((lane) => runLane(lane, phase.length === 1)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return phases.flat(2).flatMap(({ name }) => outcomes.get(name) ?? []);
}

/** Runs a stage. Its output is streamed if it runs alone, and otherwise printed when it ends. */
async function runStage(stage: Stage, folder: string, isAlone: boolean): Promise<Outcome> {
  const report = join(folder, `${stage.name}.json`);
  const command = [...stage.command, ...reporting(stage.tests, report)];
  const group = processGroup();
  const [program = '', ...args] = group?.within(command) ?? command;
  const began = performance.now();
  console.log(`\n── ${stage.name}: ${stage.command.join(' ')}`);
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: {
      ...process.env,
      PATH: join(root, 'node_modules/.bin') + delimiter + process.env['PATH'],
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  killOnExit(child);
  const said: (Buffer | string)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  }
  const code = await new Promise<number | null>((ended) => {
    child.once('error', (error) => {
      said.push(`${error}\n`);
      ended(null);
    });
    child.once('close', ended);
  });
  const processor = group?.used();
  group?.end();

  const took = performance.now() - began;
  const tests = stage.tests ? await readReport(stage.tests, report) : [];
  const status = code === 0 ? 'passed' : 'failed';
  console.log(`\n── ${stage.name}: ${status} after ${(took / 1000).toFixed(1)} s`);
  for (const chunk of said) process.stdout.write(chunk);
  return { stage, status, took, processor, tests };
}

/** Returns the arguments that make a test runner write its report and print its progress. */
function reporting(runner: TestRunner | undefined, report: string): string[] {
  if (runner === 'playwright') return ['--reporter=list,json'];
  if (runner === 'vitest')
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return [];
}
