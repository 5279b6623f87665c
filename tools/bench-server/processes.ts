import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Load, Order } from './load.ts';

const root = resolve(import.meta.dirname, '../..');
const PATIENCE = 30_000;
/** What a processor's time is counted in, on Linux. */
const TICKS_PER_SECOND = 100;

/** A server that runs by itself. */
export interface Running {
  url: string;
  /** Seconds of processor time so far, of all its threads. */
  cpu: () => number;
  /** What it has in memory, in MB. */
  rss: () => number;
  stop: () => Promise<void>;
  /** Keeps it from doing anything, such as the work that is left over from a round, while another is measured. */
  freeze: () => void;
  /** Lets it go on, and waits until it is itself again. */
  thaw: () => Promise<void>;
}

/** Our server sees that it stood still, and turns visitors away for a moment; in milliseconds. */
const THAW = 2500;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const folders = new Set<string>();
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone at the end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-bench-'));
  folders.add(folder);
  return folder;
}

/** Our server, as `npm run serve` starts it, for visitors from many addresses. */
export function ours(siteDir: string, flags: readonly string[] = []): Promise<Running> {
  const env = {
    PORT: '0',
    SITE_DIR: siteDir,
    DATA_DIR: temporaryFolder(),
    TRUST_PROXY: 'true',
    LEADS_PER_MINUTE: '999999999',
  };
  return run([...flags, join(root, 'server/server.ts')], env, THAW);
}

/** The least server that does the same as ours. */
export function bare(kind: 'lead' | 'login' | 'page' | 'static', folder = temporaryFolder()) {
  return run([join(import.meta.dirname, 'bare.ts'), kind, folder], {});
}

/** Starts a server program. What it logs goes to a file, as in operation; nobody reads it meanwhile. */
async function run(args: string[], env: Record<string, string>, thaw = 0): Promise<Running> {
  const log = join(temporaryFolder(), 'log');
  const out = openSync(log, 'w');
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  running.add(child);
  const ended = once(child, 'exit').then(() => running.delete(child));
  const { pid } = child;
  if (pid === undefined) throw new Error('the server could not be started');
  let isFrozen = false;
  const url = await addressIn(log, child);
  return {
    url,
    cpu: () => cpuOf(pid),
    rss: () => rssOf(pid),
    freeze: () => {
      isFrozen = true;
      child.kill('SIGSTOP');
    },
    thaw: async () => {
      if (!isFrozen) return;
      isFrozen = false;
      child.kill('SIGCONT');
      await sleep(thaw);
    },
    stop: async () => {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function addressIn(log: string, child: ChildProcess): Promise<string> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const said = readFileSync(log, 'utf8');
    const url = / is at (http:\S+)/.exec(said)?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`a server did not start: ${said}`);
    }
    await sleep(20);
  }
}

function cpuOf(pid: number): number {
  // The name, in brackets, may have spaces in it; user and system time are the 14th and 15th field.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function rssOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

/** Puts a server under load, from a process of its own. */
export async function load(order: Order): Promise<Load> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'load.ts'), JSON.stringify(order)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.add(child);
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  running.delete(child);
  if (code !== 0) throw new Error('the load generator failed');
  return JSON.parse(said) as Load;
}
