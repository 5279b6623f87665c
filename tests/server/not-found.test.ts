import { expect, test } from 'vitest';
import { temporaryFolder, write } from '../folders.ts';
import { app, askFor, FILES, siteServer, visit } from './fixture.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

test.each([
  ['/nothing', '404.html'],
  ['/th/nothing', 'th/404.html'],
  ['/100%', '404.html'],
  ['/nothing.js', '404.html'],
  ['/.well-known', '404.html'],
  // Programs check with this one whether a site answers wrong addresses with 404.
  ['/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', '404.html'],
])('%s is a wrong address that shows %s', async (url, file) => {
  const answer = await visit(url, { accept: HTML });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe(FILES[file]);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers.vary).toBe('accept, accept-encoding');
});

test.each(['/404', '/404.html', '/th/404', '/unavailable'])(
  'the error page %s is not an address',
  async (url) => {
    const answer = await visit(url, { accept: HTML });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(FILES[url.startsWith('/th') ? 'th/404.html' : '404.html']);
  },
);

test('sends a client that accepts anything a page for a page’s address and a line for a file’s', async () => {
  expect((await visit('/th/nothing')).body).toBe(FILES['th/404.html']);
  expect((await visit('/nothing', { accept: '*/*' })).body).toBe(FILES['404.html']);
  expect((await visit('/_astro/old.js', { accept: '*/*' })).body).toBe('Not found\n');
});

test.each([
  ['/share/none.png', 'image/avif,image/webp,*/*;q=0.8'],
  ['/_astro/old.css', 'text/css,*/*;q=0.1'],
  ['/nothing', 'application/json'],
])('answers %s requested as %s with a short plain 404', async (url, accept) => {
  const answer = await visit(url, { accept });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe('Not found\n');
  expect(answer.headers.vary).toBe('accept');
});

test.each([
  { 'if-none-match': '*' },
  { 'if-match': '"x"' },
  { 'if-modified-since': new Date(8e12).toUTCString() },
  { 'if-unmodified-since': new Date(0).toUTCString() },
  { range: 'bytes=0-3' },
])('ignores the condition %j at a wrong address', async (condition) => {
  const answer = await visit('/nothing', condition);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe(FILES['404.html']);
});

test('answers 404 on a site without error pages, too', async () => {
  const folder = temporaryFolder();
  write(folder, { 'index.html': 'home' });
  const answer = await (await app({ SITE_DIR: folder })).inject('/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('Not Found\n');
});

test.each([
  '/.env',
  '/.well-known/.env',
  '/_headers',
  '/index.html.br',
  '/_astro/',
  '/landings/',
  '/%zz',
  '/%00',
  '/%c0%ae%c0%ae/etc/passwd',
  '/../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd.txt',
  '/..\\..\\robots.txt',
  `/${'x'.repeat(3000)}`,
  `/${'en/'.repeat(3000)}%2f`,
  '*',
  'nothing',
])('%s is refused with 4xx', async (url) => {
  const answer = await askFor(url);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(answer).toMatch(/^content-security-policy: /im);
  expect(answer).not.toContain('SECRET');
});

test('answers a request in absolute form by its path', async () => {
  expect(await askFor('http://user:pass@lailoom.example/th/?q')).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'refuses %s for pages and files and answers 404 elsewhere',
  async (method) => {
    const server = await siteServer();
    for (const url of ['/', '/landings/product', '/robots.txt', '/th']) {
      const answer = await server.inject({ method, url });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
    expect((await server.inject({ method, url: '/nothing' })).statusCode).toBe(404);
  },
);
