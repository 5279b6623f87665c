import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { programFolder, start, write } from '../server/fixture.ts';
import { OPEN_TO_MANY, openClient, report } from './client.ts';

/** For how long a server is pressed, in milliseconds. */
const LENGTH = 10_000;

/** The most memory that the server may ever have held, in MB, and the longest that a visitor may wait, in milliseconds. */
const MEMORY = 300;
const WAIT = 500;

/** What is asked for: a page, a large file, an answer of the API, and what does not exist. */
const PATHS = ['/', '/share/large.png', '/api/openapi.json', '/nothing'];

test.each([
  { sockets: 5, requests: 1500 },
  { sockets: 20, requests: 60 },
])(
  '$sockets sockets that ask for $requests things each and read nothing cost little, and nobody waits for them',
  async ({ sockets, requests }) => {
    const folder = programFolder();
    write(folder, { 'dist/share/large.png': Buffer.alloc(1 << 20, 'x') });
    const program = start(OPEN_TO_MANY, folder);
    const port = await program.port();
    const client = openClient();
    // What runs for the first time takes longer.
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
      const begun = performance.now();
      expect((await client.call(port, { method: 'GET', path: '/healthz' })).status).toBe(200);
      waits.push(performance.now() - begun);
      await sleep(20);
    }
    const status = readFileSync(join('/proc', String(program.process.pid), 'status'), 'utf8');
    const memory = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1000;
    report(`${sockets} sockets, ${requests} requests each, nothing read`, {
      'most memory (MB)': Math.round(memory),
      'longest wait for /healthz (ms)': Math.round(Math.max(...waits)),
      'visits of /healthz': waits.length,
    });
    expect(memory).toBeLessThan(MEMORY);
    expect(Math.max(...waits)).toBeLessThan(WAIT);
  },
);
