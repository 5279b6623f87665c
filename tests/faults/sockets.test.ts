import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { write } from '../server/fixture.ts';
import { type Program, programFolder, start } from '../server/program.ts';
import { OPEN_TO_MANY, openClient, report } from './client.ts';
import { KINDS } from './hostile-sockets.ts';

/** Time that a server is under pressure, in milliseconds. */
const LENGTH = 10_000;

/** Maximum peak memory of the server in MB, and the longest wait of a visitor in milliseconds. */
const MEMORY = 300;
const WAIT = 200;

/** Time under pressure from hostile sockets, in milliseconds: twice the time limit of a head. */
const LONG = 30_000;

/** The requested paths: a page, a large file, an answer of the API, and a missing one. */
const PATHS = ['/', '/share/large.png', '/api/openapi.json', '/nothing'];

function memoryOf(program: Program): number {
  const status = readFileSync(join('/proc', String(program.process.pid), 'status'), 'utf8');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1000;
}

test.each([
  { sockets: 5, requests: 1500 },
  { sockets: 20, requests: 60 },
])(
  'withstands $sockets sockets with $requests requests each that read nothing, without delaying visitors',
  async ({ sockets, requests }) => {
    const folder = programFolder();
    write(folder, { 'dist/share/large.png': Buffer.alloc(1 << 20, 'x') });
    const program = start(OPEN_TO_MANY, folder);
    const port = await program.port();
    const client = openClient();
    // The first run takes longer.
    for (const path of [...PATHS, '/healthz']) await client.call(port, { method: 'GET', path });
    const open = Array.from({ length: sockets }, (_, number) => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => {});
      const path = PATHS[number % PATHS.length];
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(requests));
      return socket;
    });
    onTestFinished(() => {
      for (const socket of open) socket.destroy();
    });

    const waits: number[] = [];
    const end = performance.now() + LENGTH;
    while (performance.now() < end) {
      const startTime = performance.now();
      expect((await client.call(port, { method: 'GET', path: '/healthz' })).status).toBe(200);
      waits.push(performance.now() - startTime);
      await sleep(20);
    }
    const memory = memoryOf(program);
    report(`${sockets} sockets, ${requests} requests each, nothing read`, {
      'most memory (MB)': Math.round(memory),
      'longest wait for /healthz (ms)': Math.round(Math.max(...waits)),
      'visits of /healthz': waits.length,
    });
    expect(memory).toBeLessThan(MEMORY);
    expect(Math.max(...waits)).toBeLessThan(WAIT);
  },
);

test('withstands 200 hostile sockets of every kind without delaying visitors', async () => {
  const folder = programFolder();
  write(folder, { 'dist/share/large.png': Buffer.alloc(1 << 20, 'x') });
  // A hostile client is not a proxy.
  const program = start({ ...OPEN_TO_MANY, TRUST_PROXY: '' }, folder);
  const port = await program.port();
  const client = openClient();
  for (const path of PATHS) await client.call(port, { method: 'GET', path });
  // A visitor chooses a password: the thread that judges it is included.
  const body = { password: 'four blue threads' };
  expect((await client.call(port, { path: '/api/password/strength', body })).status).toBe(200);
  const hostile = join(import.meta.dirname, 'hostile-program.ts');
  const child = spawn(process.execPath, [hostile, String(port), '200'], { stdio: 'inherit' });
  onTestFinished(() => {
    child.kill();
  });

  const waits: number[] = [];
  const end = performance.now() + LONG;
  while (performance.now() < end) {
    const startTime = performance.now();
    expect((await client.call(port, { method: 'GET', path: '/' })).status).toBe(200);
    waits.push(performance.now() - startTime);
    await sleep(20);
  }
  waits.sort((one, other) => one - other);
  // While they flood two processors, a request occasionally waits longer; at most five in a hundred.
  const percentile95 = waits[Math.floor(0.95 * waits.length)] ?? Number.POSITIVE_INFINITY;
  const memory = memoryOf(program);
  report(`200 hostile sockets of ${Object.keys(KINDS).length} kinds, for ${LONG / 1000} s`, {
    'most memory (MB)': Math.round(memory),
    'wait for a page, 95 of 100 (ms)': Math.round(percentile95),
    'longest wait for a page (ms)': Math.round(waits.at(-1) ?? 0),
    'pages read': waits.length,
  });
  expect(memory).toBeLessThan(MEMORY);
  expect(percentile95).toBeLessThan(WAIT);
});
