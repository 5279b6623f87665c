import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { app, exchange, listen, open, sitePort } from './fixture.ts';

test('cuts off an idle connection', async () => {
  const server = await app();
  server.server.timeout = 100;
  const port = await listen(server);
  const socket = await open(port);
  expect(await text(socket)).toBe('');
});

test('does not cut off a client that waits for the server', async () => {
  const server = await app();
  const timedOut = Promise.withResolvers<void>();
  server.get('/slow', () => timedOut.promise.then(() => 'done'));
  server.server.timeout = 50;
  server.server.once('connection', (socket) =>
    socket.once('timeout', () => setImmediate(timedOut.resolve)),
  );
  const port = await listen(server);
  const request = 'GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect(await exchange(port, request)).toMatch(/^HTTP\/1\.1 200 /);
});

/** A request on a connection that it closes, with this many headers in all. */
const withHeaders = (count: number) =>
  `GET / HTTP/1.1\r\nHost: x\r\n${'A:\r\n'.repeat(count - 2)}Connection: close\r\n\r\n`;

test.each<[what: string, bytes: string, status?: number]>([
  ['no HTTP at all', 'hello\r\n\r\n'],
  [
    'two lengths',
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  ],
  ['a hundred headers and one', withHeaders(101), 431],
  ['three thousand headers', withHeaders(3000), 431],
  ...[
    'HTTP/1.0\r\nTransfer-Encoding: chunked',
    'HTTP/1.1\r\nTransfer-Encoding: gzip, chunked',
    'HTTP/1.1\r\nTransfer-Encoding: identity\r\nTransfer-Encoding: chunked',
  ].map((head): [string, string] => [
    `a body that proxies may cut otherwise (${head.replaceAll('\r\n', ', ')})`,
    `POST /api/leads ${head}\r\nHost: x\r\nConnection: keep-alive\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n`,
  ]),
  ...['/', '/api/me', '/nothing'].map((path): [string, string] => [
    `two hosts for ${path}`,
    `GET ${path} HTTP/1.1\r\nHost: lailoom.example\r\nhost: evil.example\r\n\r\n`,
  ]),
  ...['', 'a b', 'x@y', 'x/y', 'x:y', 'http://x', '[::1', 'x,y', `${'x'.repeat(256)}`].map(
    (host): [string, string] => [`the host "${host}"`, `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`],
  ),
])('refuses %s and closes the connection', async (_name, bytes, status = 400) => {
  const port = await sitePort();
  const answer = await exchange(port, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
});

test.each([
  'lailoom.example',
  'Lailoom.example:4321',
  '192.0.2.1:80',
  '[::1]:4321',
  '[::ffff:192.0.2.1]',
])('answers the host "%s"', async (host) => {
  const port = await sitePort();
  const request = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  expect(await exchange(port, request)).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n'],
  ['a hundred headers', withHeaders(100)],
])('accepts %s', async (_what, request) => {
  expect(await exchange(await sitePort(), request)).toMatch(/^HTTP\/1\.1 200 /);
});
