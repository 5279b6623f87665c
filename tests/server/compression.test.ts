import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FILES, PLAIN_FILES, sitePort } from './fixture.ts';

/** Requests a path from a listening server and returns the raw bytes of the answer. */
async function get(port: number, path: string, acceptEncoding?: string) {
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  const pendingRequest = request({ host: '127.0.0.1', port, path, headers, agent: false }).end();
  const [answer] = await once(pendingRequest, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['deflate', undefined],
  ['identity;q=1, *;q=0', undefined],
  ['*', 'br'],
  ['gzip;q=0, *;q=0.5', 'br'],
  ['gzip;q=0, br;q=0, *', undefined],
  [undefined, undefined],
])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
  const port = await sitePort();
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/_astro/app.Bx7a.js', '_astro/app.Bx7a.js'],
    ['/th/nothing', 'th/404.html'],
  ] as const) {
    const { headers, body } = await get(port, path, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toContain('accept-encoding');
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(FILES[file]);
  }
});

test('keeps the type and ETag of a compressed answer, and sends a file without a copy as it is', async () => {
  const port = await sitePort();
  const plain = await get(port, '/');
  const compressed = await get(port, '/', 'br');
  expect(compressed.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(compressed.headers.etag).toBe(plain.headers.etag);
  const { headers, body } = await get(port, '/robots.txt', 'br, gzip');
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding']);
  expect(body.toString()).toBe(PLAIN_FILES['robots.txt']);
});
