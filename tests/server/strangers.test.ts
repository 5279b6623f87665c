import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { app, connectionsOf, exchange, listen } from './fixture.ts';

/** Maximum connections per address. */
const MOST = 64;

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** Opens a connection from an address of this machine. */
async function openFrom(localAddress: string, port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  onTestFinished(() => {
    socket.destroy();
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const many = (count: number, one: () => Promise<Socket>) =>
  Promise.all(Array.from({ length: count }, one));

/** Sends a request on an open connection and returns the first line of the answer. */
async function ask(socket: Socket): Promise<string> {
  socket.write(GET);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return String(bytes).split('\r\n', 1)[0] ?? '';
}

test('limits connections per address and closes the one that has waited longest', async () => {
  const server = await app();
  const port = await listen(server);
  const [first, ...others] = await many(MOST, () => openFrom('127.0.0.2', port));
  if (first === undefined) throw new Error('no connection');
  for (const socket of [first, ...others]) expect(await ask(socket)).toBe('HTTP/1.1 200 OK');
  const closed = once(first, 'close');
  const next = await openFrom('127.0.0.2', port);
  expect(await ask(next)).toBe('HTTP/1.1 200 OK');
  await closed;
  expect(others.filter(({ destroyed }) => destroyed)).toEqual([]);
  // Other addresses have their own limit.
  expect(await ask(await openFrom('127.0.0.3', port))).toBe('HTTP/1.1 200 OK');
});

test('serves visitors despite a thousand connections that have sent half a request', async () => {
  const server = await app();
  const port = await listen(server);
  for (let network = 2; network < 18; network++) {
    const sockets = await many(63, () => openFrom(`127.0.0.${network}`, port));
    for (const socket of sockets) socket.write(GET.slice(0, -2));
  }
  await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(1000), 20_000);
  const visitors = await many(20, () => openFrom('127.0.0.1', port));
  for (const visitor of visitors) expect(await ask(visitor)).toBe('HTTP/1.1 200 OK');
  expect(await connectionsOf(server)).toBeLessThanOrEqual(1000);
});

test('does not limit the connections of a trusted proxy, but of any other', async () => {
  const server = await app({ TRUST_PROXY: '127.0.0.1' });
  const port = await listen(server);
  const proxied = await many(3 * MOST, () => openFrom('127.0.0.1', port));
  const direct = await many(3 * MOST, () => openFrom('127.0.0.2', port));
  await vi.waitFor(
    () => expect(direct.filter(({ closed }) => closed)).toHaveLength(2 * MOST),
    20_000,
  );
  for (const socket of proxied) expect(await ask(socket)).toBe('HTTP/1.1 200 OK');
});

test('limits the unread answers in memory, and a slow reader gets its answer whole', async () => {
  const server = await app();
  // More than a connection buffers, and on its own more than an address may have.
  const large = Buffer.alloc(20_000_000, 'x');
  server.get('/large', async () => large);
  const port = await listen(server);
  const unread: Socket[] = [];
  server.server.on('connection', (socket: Socket) => unread.push(socket));
  const begin = async (address: string) => {
    const socket = await openFrom(address, port);
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

test.each([
  ['a hundred headers', 98, 200],
  ['a hundred headers and one', 99, 431],
  ['three thousand headers', 3000, 431],
])('answers a request with %s', async (_what, more, status) => {
  const port = await listen(await app());
  const headers = `Host: x\r\n${'A:\r\n'.repeat(more)}Connection: close\r\n\r\n`;
  const answer = await exchange(port, `GET / HTTP/1.1\r\n${headers}`);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
});
