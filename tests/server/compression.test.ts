import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FILES, PLAIN_FILES, visit } from './fixture.ts';

const get = (path: string, accepted?: string) =>
  visit(path, accepted === undefined ? {} : { 'accept-encoding': accepted });

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['gzip;q=0, *;q=0.5', 'br'],
  ['gzip;q=0, br;q=0, *', undefined],
  [undefined, undefined],
])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/_astro/app.Bx7a.js', '_astro/app.Bx7a.js'],
    ['/th/nothing', 'th/404.html'],
  ] as const) {
    const { headers, rawPayload: body } = await get(path, accepted);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toContain('accept-encoding');
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(FILES[file]);
  }
});

test('keeps the type and ETag of a compressed answer, and sends a file without a copy as it is', async () => {
  const plain = await get('/');
  const compressed = await get('/', 'br');
  expect(compressed.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(compressed.headers.etag).toBe(plain.headers.etag);
  const { headers, body } = await get('/robots.txt', 'br, gzip');
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding']);
  expect(body).toBe(PLAIN_FILES['robots.txt']);
});
