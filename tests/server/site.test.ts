import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { write } from '../folders.ts';
import { app, FILES, PLAIN_FILES, siteServer, visit, writeSite } from './fixture.ts';

test.each([
  ['/', 'index.html'],
  ['/th/', 'th/index.html'],
  ['/landings/product', 'landings/product.html'],
  ['/th/landings/product', 'th/landings/product.html'],
  ['/landings/product?from=mail', 'landings/product.html'],
  ['/landings/%70roduct', 'landings/product.html'],
])('%s is the page %s', async (url, file) => {
  const answer = await visit(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(FILES[file]);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers['last-modified']).toBeUndefined();
});

test.each([
  [
    '/_astro/app.Bx7a.js',
    'application/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  [
    '/loom/home.4f2e.json',
    'application/json; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['/share/home.png', 'image/png', 'public, max-age=3600'],
  ['/podcast/one.mp3', 'audio/mpeg', 'public, max-age=3600'],
  ['/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  // RFC 9116 requires this address and type.
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ['/site.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
])('%s is a file of type %s, cached as %s', async (url, type, cacheControl) => {
  const answer = await visit(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe({ ...FILES, ...PLAIN_FILES }[url.slice(1)]);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.headers['cache-control']).toBe(cacheControl);
});

test('answers HEAD with the headers of GET and no body', async () => {
  const server = await siteServer();
  for (const url of ['/', '/landings/product', '/robots.txt', '/th/nothing']) {
    const get = await server.inject(url);
    const head = await server.inject({ method: 'HEAD', url });
    expect(head.statusCode, url).toBe(get.statusCode);
    expect(head.body).toBe('');
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  }
});

test('sends the same ETag from two servers with the same build, whenever its files were written', async () => {
  const [one, two] = [writeSite(), writeSite()];
  utimesSync(join(two, 'index.html'), new Date(0), new Date(0));
  const etags = await Promise.all(
    [one, two].map(
      async (folder) => (await (await app({ SITE_DIR: folder })).inject('/')).headers.etag,
    ),
  );
  expect(etags[0]).toMatch(/^W\/"[\w-]{22}"$/);
  expect(etags[1]).toBe(etags[0]);
});

test('sends another ETag as soon as a page changes on the disk', async () => {
  const folder = writeSite();
  const server = await app({ SITE_DIR: folder });
  const before = await server.inject('/');
  write(folder, { 'index.html': '<!doctype html><title>Home, again</title>' });
  const after = await server.inject({
    url: '/',
    headers: { 'if-none-match': String(before.headers.etag) },
  });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('Home, again');
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test.each(['/', '/robots.txt', '/_astro/app.Bx7a.js'])(
  'answers a browser that has %s with 304 and the same headers',
  async (url) => {
    const server = await siteServer();
    const first = await server.inject(url);
    const etag = String(first.headers.etag);
    for (const kept of [etag, etag.slice(2), `"other", ${etag}`]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const again = await server.inject({ method, url, headers: { 'if-none-match': kept } });
        expect(again.statusCode).toBe(304);
        expect(again.body).toBe('');
        for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy']) {
          expect(again.headers[name], name).toBe(first.headers[name]);
        }
      }
    }
    const other = await server.inject({ url, headers: { 'if-none-match': '"other"' } });
    expect(other.statusCode).toBe(200);
  },
);

test('sends a range of a file but not of a page', async () => {
  const headers = { range: 'bytes=4-9' };
  const part = await visit('/share/home.png', headers);
  expect(part.statusCode).toBe(206);
  expect(part.headers['content-range']).toBe('bytes 4-9/20');
  expect(part.body).toBe('really');
  const beyond = await visit('/share/home.png', { range: 'bytes=99-' });
  expect(beyond.statusCode).toBe(416);
  const page = await visit('/', headers);
  expect(page.statusCode).toBe(200);
  expect(page.body).toBe(FILES['index.html']);
});
