/**
 * `npm run bench:server [-- leads logins pages]`: leads stored, logins and home pages a second, each beside the least
 * server that does the same, and pages beside nginx, too. They take turns, each started afresh, so that what else the
 * machine does falls on all alike. Fails when a request does: then the figures mean nothing. Fails, too, when pages
 * come at less than 60 % of nginx's rate.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ACCOUNTS, CONNECTIONS, type Kind } from './bench-server/kinds.ts';
import type { Load } from './bench-server/load.ts';
import { NoNginx, startNginx } from './bench-server/nginx.ts';
import { endOnSignals } from './end-on-signals.ts';
import { builtSiteDir, serveBuilt } from './serve-built.ts';

const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP = 2;

endOnSignals();
// Read by our server: one machine plays all the visitors, and the log is not read.
process.env['LEADS_PER_MINUTE'] = '999999999';
process.env['LOG_LEVEL'] = 'warn';

const NGINX_SHARE = 0.6;

const asked = process.argv.slice(2);
const kinds = (Object.keys(CONNECTIONS) as Kind[]).filter(
  (kind) => asked.length === 0 || asked.includes(kind),
);
let failures = 0;
console.log('          ours a second   bare a second   ours is   ours p99 ms   bare p99 ms');
for (const kind of kinds) {
  const loads = { ours: [] as Load[], bare: [] as Load[], nginx: [] as Load[] };
  for (let round = 0; round < ROUNDS; round++) {
    loads.ours.push(await measure(kind, await ours(kind)));
    loads.bare.push(await measure(kind, await bare(kind)));
    const other = kind === 'pages' ? await nginx() : undefined;
    if (other) loads.nginx.push(await measure(kind, other));
  }
  const rate = { ours: median(loads.ours, 'rate'), bare: median(loads.bare, 'rate') };
  const row = [
    kind.padEnd(10),
    rate.ours.toFixed(0).padStart(13),
    rate.bare.toFixed(0).padStart(16),
    `${((100 * rate.ours) / rate.bare).toFixed(0)} %`.padStart(10),
    median(loads.ours, 'p99').toFixed(0).padStart(14),
    median(loads.bare, 'p99').toFixed(0).padStart(14),
  ];
  console.log(row.join(''));
  if (kind === 'pages') compareWithNginx(rate.ours, loads.nginx);
}
if (failures > 0) {
  console.error(`${failures} requests were not answered with success: the figures mean nothing.`);
  process.exitCode = 1;
}

/** Says how pages compare with nginx, and fails when they are too slow beside it. */
function compareWithNginx(ours: number, loads: readonly Load[]): void {
  if (loads.length === 0) {
    console.log(
      '          nginx is not installed: apt-get install nginx-light shows pages beside it.',
    );
    return;
  }
  const rate = median(loads, 'rate');
  const share = ours / rate;
  console.log(
    `          nginx, one process, same bytes: ${rate.toFixed(0)} a second, p99 ${median(loads, 'p99').toFixed(0)} ms; ours is ${(100 * share).toFixed(0)} % of it`,
  );
  if (share >= NGINX_SHARE) return;
  console.error(`Pages are to come at ${100 * NGINX_SHARE} % of nginx's rate at the least.`);
  process.exitCode = 1;
}

interface Running {
  url: string;
  stop: () => Promise<void>;
}

/** Our server, as `npm run serve` starts it. */
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

/** The least server that does the same. */
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

/** nginx with the home page as ours sends it; undefined where there is no nginx. */
async function nginx(): Promise<Running | undefined> {
  const server = await serveBuilt();
  const { headers } = await fetch(server.url, {
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  await server.stop();
  try {
    return await startNginx(join(realpathSync(builtSiteDir), 'index.html.br'), headers);
  } catch (error) {
    if (error instanceof NoNginx) return undefined;
    throw error;
  }
}

/** Puts a server under load, and ends it. */
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
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

function median(loads: readonly Load[], figure: 'rate' | 'p99'): number {
  const sorted = loads.map((each) => each[figure]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
