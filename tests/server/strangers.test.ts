import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { app, listen, open } from './fixture.ts';

test('limits the unread answers in memory, and a slow reader gets its answer whole', async () => {
  const server = await app();
  // More than a connection buffers, and on its own more than an address may have.
  const large = Buffer.alloc(20_000_000, 'x');
  server.get('/large', async () => large);
  const port = await listen(server);
  const unread: Socket[] = [];
  server.server.on('connection', (socket: Socket) => unread.push(socket));
  const begin = async (address: string) => {
    const socket = await open(port, address);
    socket.pause().write('GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return socket;
  };
  const slow = await begin('127.0.0.3');
  for (let count = 0; count < 20; count++) await begin('127.0.0.2');
  const bufferedBytes = () => unread.reduce((sum, { writableLength }) => sum + writableLength, 0);
  await vi.waitFor(() => expect(unread.filter(({ closed }) => closed)).toHaveLength(19), 20_000);
  expect(bufferedBytes()).toBeLessThan(2 * large.length + 10_000);
  let read = 0;
  for await (const bytes of slow) {
    read += (bytes as Buffer).length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(read).toBeGreaterThan(large.length);
});

test('limits concurrent answers per visitor behind a proxy without delaying others', async () => {
  const server = await app({ TRUST_PROXY: 'true' });
  const release = Promise.withResolvers<void>();
  server.get('/slow', async () => {
    await release.promise;
    return 'done';
  });
  const from = async (visitor: string, url: string) =>
    server.inject({ url, headers: { 'x-forwarded-for': visitor } });
  const pending = Array.from({ length: 128 }, () => from('192.0.2.1', '/slow'));
  await vi.waitFor(async () => expect((await from('192.0.2.1', '/')).statusCode).toBe(429), 20_000);
  const refused = await from('192.0.2.1', '/');
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect((await from('192.0.2.2', '/')).statusCode).toBe(200);
  release.resolve();
  for (const answer of await Promise.all(pending)) expect(answer.statusCode).toBe(200);
  expect((await from('192.0.2.1', '/')).statusCode).toBe(200);
});

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

test('cuts off only an answer that is read steadily without end, after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const server = await app();
  server.get('/endless', () => Readable.from(endless()));
  const port = await listen(server);
  const idle = await open(port);
  const reader = await open(port);
  let read = 0;
  reader.on('data', (bytes: Buffer) => {
    read += bytes.length;
  });
  reader.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(() => expect(read).toBeGreaterThan(1000), { interval: 5, timeout: 20_000 });

  vi.advanceTimersByTime(5 * MINUTE - 1000);
  const before = read;
  await vi.waitFor(() => expect(read).toBeGreaterThan(before), { interval: 5, timeout: 20_000 });
  vi.advanceTimersByTime(6000);
  await vi.waitFor(() => expect(reader.closed).toBe(true), { interval: 5, timeout: 20_000 });
  expect(idle.closed).toBe(false);
});

/** Yields small pieces without end. */
async function* endless(): AsyncGenerator<string> {
  for (;;) {
    yield 'x'.repeat(100);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
