/**
 * `npm run bench:server -- [--seconds 4] [--rounds 3] [--only leads,logins,page,memory]`
 * Measures the server as it is run: leads stored, logins and home pages a second, each beside the
 * least server that does the same, in turns; what they cost; and what stays in memory. Prints tables
 * and writes them as JSON to `reports/bench-server.json`. Fails when a request does: then the figures
 * mean nothing. On Linux only, whose /proc it reads.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compare, type Score } from './bench-server/compare.ts';
import { memory } from './bench-server/memory.ts';
import { bare, ours, type Running, temporaryFolder } from './bench-server/processes.ts';
import { leadVerdict, memoryTable, table } from './bench-server/report.ts';
import { ACCOUNTS, emailOf, PASSWORD } from './bench-server/requests.ts';
import { endOnSignals } from './end-on-signals.ts';
import { builtSiteDir } from './serve-built.ts';

const root = resolve(import.meta.dirname, '..');
const PARTS = ['leads', 'logins', 'page', 'memory'] as const;
type Part = (typeof PARTS)[number];

const { seconds, rounds, only } = readArguments();
endOnSignals();
const site = existsSync(join(builtSiteDir, 'index.html')) ? builtSiteDir : buildSite();
const results: Record<string, unknown> = {
  at: new Date().toISOString(),
  node: process.version,
  processors: cpus().map(({ model }) => model),
  seconds,
  rounds,
};
let failures = 0;

const parts: Record<Part, () => Promise<void>> = {
  leads: async () => {
    const servers = { ours: await ours(site), bare: await bare('lead') };
    const scores = await compare(servers, { kind: 'lead', connections: 64, seconds, rounds });
    note('leads', scores);
    console.log(`${table('leads stored', named(scores, { bare: 'bare Fastify + insert' }))}`);
    console.log(`${leadVerdict(scores)}\n`);
    await stop(servers);
  },
  logins: async () => {
    const servers = { ours: await ours(site), bare: await bare('login') };
    await makeAccounts(servers.ours.url);
    const scores = await compare(servers, { kind: 'login', connections: 16, seconds, rounds });
    note('logins', scores);
    console.log(`${table('logins', named(scores, { bare: 'bare Fastify + scrypt' }))}\n`);
    await stop(servers);
  },
  page: async () => {
    const servers = {
      ours: await ours(site),
      memory: await bare('page', site),
      static: await bare('static', site),
    };
    const scores = await compare(servers, { kind: 'page', connections: 64, seconds, rounds });
    note('page', scores);
    const names = { memory: 'bare Fastify, from memory', static: 'bare @fastify/static' };
    console.log(`${table('home page', named(scores, names))}\n`);
    await stop(servers);
  },
  memory: async () => {
    const port = await freePort();
    const server = await ours(site, [`--inspect=127.0.0.1:${port}`]);
    await makeAccounts(server.url);
    const result = await memory(server, port, 32);
    results['memory'] = result;
    failures += result.failures;
    console.log(
      `memory under mixed traffic\n${memoryTable(result.looks, result.growth, result.isFlat)}\n`,
    );
    await server.stop();
  },
};

for (const part of only) await parts[part]();
const folder = join(root, 'reports');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'bench-server.json'), JSON.stringify(results, null, 1));
console.log(`Raw results: ${join(folder, 'bench-server.json')}`);
if (failures > 0) {
  console.error(`${failures} requests were not answered with success: the figures mean nothing.`);
  process.exitCode = 1;
}

function note(part: Part, scores: Record<string, Score>): void {
  results[part] = scores;
  for (const score of Object.values(scores)) failures += score.failures;
}

function named(scores: Record<string, Score>, names: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(scores).map(([name, score]) => [names[name] ?? name, score]),
  );
}

async function stop(servers: Record<string, Running>): Promise<void> {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
}

/** Makes the accounts that logins are for, each from an address of its own. */
async function makeAccounts(url: string): Promise<void> {
  for (let account = 0; account < ACCOUNTS; account++) {
    const body = { email: emailOf(account), password: PASSWORD, name: `Customer ${account}` };
    const answer = await fetch(`${url}/api/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${account}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`no account: ${answer.status} ${await answer.text()}`);
  }
}

/** Builds the site into a folder that is gone at the end. */
function buildSite(): string {
  const out = temporaryFolder();
  const astro = join(root, 'node_modules/.bin/astro');
  const { status } = spawnSync(process.execPath, [astro, 'build', '--outDir', out], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the site could not be built');
  return out;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', default: PARTS.join(',') },
    },
  });
  const whole = (name: 'seconds' | 'rounds') => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1)
      throw new Error(`--${name} takes a whole number from 1`);
    return value;
  };
  const only = PARTS.filter((part) => values.only.split(',').includes(part));
  if (only.length !== values.only.split(',').length) {
    throw new Error(`--only takes ${PARTS.join(', ')}, parted by commas`);
  }
  return { seconds: whole('seconds'), rounds: whole('rounds'), only };
}
