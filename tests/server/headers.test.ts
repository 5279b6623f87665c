import { expect, test } from 'vitest';
import { write } from '../folders.ts';
import { app, visit, writeSite } from './fixture.ts';

const PAGE_POLICY =
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-src 'none'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'";
const STRICT_POLICY = "default-src 'none';frame-ancestors 'none'";

test.each([
  ['/', PAGE_POLICY],
  ['/th/landings/product', PAGE_POLICY],
  ['/nothing', PAGE_POLICY],
  ['/%zz', PAGE_POLICY],
  ['/robots.txt', STRICT_POLICY],
  ['/favicon.svg', STRICT_POLICY],
  ['/nothing.png', STRICT_POLICY],
  ['/th', STRICT_POLICY],
  ['/api/nothing', STRICT_POLICY],
  ['/api/%zz', STRICT_POLICY],
])('%s has every security header', async (url, policy) => {
  const { headers } = await visit(url);
  expect(headers['content-security-policy']).toBe(policy);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['origin-agent-cluster']).toBe('?1');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
  }
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toBeUndefined();
});

/** Returns a server for a site with these additional files. */
const siteWith = (files: readonly string[]) => {
  const folder = writeSite();
  write(folder, Object.fromEntries(files.map((file) => [file, 'x'])));
  return app({ SITE_DIR: folder });
};

test('lets other sites load and read public files, without credentials', async () => {
  const files = [
    'podcast/cover.en.png',
    'podcast/one.th.vtt',
    'blog/rss.xml',
    'th/blog/podcast/rss.xml',
    'sitemap.xml',
    'llms.txt',
  ];
  const server = await siteWith(files);
  const first = ['/share/home.png', '/favicon.svg', '/podcast/one.mp3', '/landings/product.md'];
  const others = [...first, ...files.map((file) => `/${file}`), '/api/openapi.json'];
  for (const url of others) {
    const headers = { origin: 'https://player.example', range: 'bytes=0-0' };
    const whole = await server.inject({ url, headers });
    const etag = String(whole.headers.etag);
    const again = await server.inject({ url, headers: { ...headers, 'if-none-match': etag } });
    for (const answer of [whole, again]) {
      expect([url, answer.headers['cross-origin-resource-policy']]).toEqual([url, 'cross-origin']);
      expect([url, answer.headers['access-control-allow-origin']]).toEqual([url, '*']);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  }
});

test('restricts pages, their resources and the API to this site', async () => {
  const server = await siteWith(['podcast.html', 'blog/podcast.html', 'things.en.json']);
  for (const url of [
    ...['/', '/podcast', '/blog/podcast', '/th/landings/product', '/_astro/app.Bx7a.js'],
    ...['/loom/home.4f2e.json', '/things.en.json', '/nothing', '/podcast/nothing.mp3'],
    ...['/robots.txt', '/api/leads', '/api/me', '/api/pictures/1', '/.well-known/change-password'],
  ]) {
    const headers = { origin: 'https://player.example' };
    for (const accept of ['*/*', 'text/markdown']) {
      const answer = await server.inject({ url, headers: { ...headers, accept } });
      expect([url, answer.headers['cross-origin-resource-policy']]).toEqual([url, 'same-origin']);
      expect([url, answer.headers['access-control-allow-origin']]).toEqual([url, undefined]);
    }
  }
});

test.each<[string, Record<string, string>, hsts: string | undefined]>([
  ['https', {}, 'max-age=31536000'],
  ['https', { HSTS_SUBDOMAINS: 'true' }, 'max-age=31536000; includeSubDomains'],
  ['http', {}, undefined],
])('sends HSTS and upgrades the requests of pages on %s with %j: %s', async (scheme, env, hsts) => {
  const server = await app({ PUBLIC_URL: `${scheme}://lailoom.example`, ...env });
  for (const url of ['/', '/robots.txt', '/nothing', '/api/nothing']) {
    expect((await server.inject(url)).headers['strict-transport-security']).toBe(hsts);
  }
  const upgrade = hsts === undefined ? '' : '; upgrade-insecure-requests';
  const { headers } = await server.inject('/');
  expect(headers['content-security-policy']).toBe(PAGE_POLICY + upgrade);
});
