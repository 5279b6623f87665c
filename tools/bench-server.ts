/**
 * `npm run bench:server [-- leads logins pages]`: measures stored leads, logins and home pages per second, compared
 * with a minimal server that does the same. The two take turns, each freshly started, so that other load on the machine
 * affects both equally. Fails if a request fails, because the figures would be meaningless.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ACCOUNTS, CONNECTIONS, type Kind } from './bench-server/kinds.ts';
import type { Load } from './bench-server/load.ts';
import { endOnSignals, killOnExit } from './end-on-signals.ts';
import { builtSiteDir, serveBuilt } from './serve-built.ts';

const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP = 2;

endOnSignals();
// Read by our server: one machine acts as all the visitors, and nobody reads the log.
process.env['LEADS_PER_MINUTE'] = '999999999';
process.env['LOG_LEVEL'] = 'warn';

const asked = process.argv.slice(2);
const kinds = (Object.keys(CONNECTIONS) as Kind[]).filter(
  (kind) => asked.length === 0 || asked.includes(kind),
);
let failures = 0;
console.log('          ours a second   bare a second   ours is');
for (const kind of kinds) {
  const loads = { ours: [] as Load[], bare: [] as Load[] };
  for (let round = 0; round < ROUNDS; round++) {
    loads.ours.push(await measure(kind, await ours(kind)));
    loads.bare.push(await measure(kind, await bare(kind)));
  }
  const rate = { ours: median(loads.ours), bare: median(loads.bare) };
  const row = [
    kind.padEnd(10),
    rate.ours.toFixed(0).padStart(13),
    rate.bare.toFixed(0).padStart(16),
    `${((100 * rate.ours) / rate.bare).toFixed(0)} %`.padStart(10),
  ];
  console.log(row.join(''));
}
if (failures > 0) {
  console.error(`${failures} requests were not answered with success: the figures mean nothing.`);
  process.exitCode = 1;
}

interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** Starts our server, as `npm run serve` does. */
async function ours(kind: Kind): Promise<Running> {
  const server = await serveBuilt();
  for (const [number, account] of (kind === 'logins' ? ACCOUNTS : []).entries()) {
    const answer = await fetch(`${server.url}/api/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${number}` },
      body: JSON.stringify(account),
    });
    if (!answer.ok) throw new Error(`no account: ${answer.status} ${await answer.text()}`);
  }
  return server;
}

/** Starts the minimal server that does the same. */
async function bare(kind: Kind): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'lailoom-bench-'));
  const child = program('bare.ts', [kind, kind === 'pages' ? builtSiteDir : folder]);
  const [said] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return {
    url: / is at (\S+)/.exec(String(said))?.[1] ?? '',
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Load-tests a server, then stops it. */
async function measure(kind: Kind, server: Running): Promise<Load> {
  await load(kind, server, WARM_UP);
  const result = await load(kind, server, SECONDS);
  await server.stop();
  return result;
}

async function load(kind: Kind, { url }: Running, seconds: number): Promise<Load> {
  const child = program('load.ts', [kind, url, String(seconds)]);
  const result = JSON.parse(child.stdout ? await text(child.stdout) : '') as Load;
  failures += result.failures;
  return result;
}

function program(name: string, args: string[]): ChildProcess {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bench-server', name), ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  killOnExit(child);
  return child;
}

function median(loads: readonly Load[]): number {
  const sorted = loads.map(({ rate }) => rate).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
