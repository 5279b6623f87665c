import { expect, test } from 'vitest';
import { app, exchange, listen, siteServer } from './fixture.ts';

test.each([
  ['/th', '/th/'],
  ['/landings/product/', '/landings/product'],
  ['/th/landings/product/', '/th/landings/product'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/th/index.html', '/th/'],
  ['/th/index', '/th/'],
  ['/th.html', '/th/'],
  ['/landings/product.html', '/landings/product'],
  ['/landings/product/index.html', '/landings/product'],
  ['/th?a=1&b=%2f%2f', '/th/?a=1&b=%2f%2f'],
])('%s is really %s (308)', async (url, location) => {
  const server = await siteServer();
  const answer = await server.inject(url);
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(location);
  expect((await server.inject(location)).statusCode).toBe(200);
});

test.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/landings/product', '/landings/product'],
  ['/en/landings/product?a=1&a=2#x', '/landings/product?a=1&a=2'],
  ['/en/?q=%E0%B8%81', '/?q=%E0%B8%81'],
  ['/en/landings/product/', '/landings/product'],
  ['/en/index.html', '/'],
  ['/en/not/there', '/not/there'],
  ['/en/not/there/', '/not/there/'],
  ['/en/en/', '/'],
  ['/en/th/', '/th/'],
  ['/en/a:b', '/a%3Ab'],
])('%s has moved to %s for good (301)', async (url, location) => {
  const answer = await (await siteServer()).inject(url);
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe(location);
});

test('a name that only begins with en is not English', async () => {
  expect((await (await siteServer()).inject('/enter')).statusCode).toBe(404);
});

test.each([
  '/en//evil.com',
  '/en///evil.com',
  '/en/%2f%2fevil.com',
  '/en/%2Fevil.com',
  '/en/\\evil.com',
  '/en/%5cevil.com',
  '/en/%5c%5cevil.com',
  '/en/.//evil.com',
  '/en/..//evil.com',
  '/en/%09/evil.com',
  '/en/%0d%0aLocation:%20//evil.com',
  '/en/https://evil.com',
  '/en/http:evil.com',
  '/en/@evil.com',
  '/en/javascript:alert(1)',
  '/en/en//evil.com',
  '//evil.com',
  '//evil.com/',
  '//evil.com/..',
  '//evil.com/en',
  '//evil.com/index.html',
  '/\\evil.com/',
  '/%2fevil.com/',
  '/th//evil.com/',
  '/en?//evil.com',
  '/th?next=//evil.com',
  'http://evil.com/en/x',
  'http://evil.com/th',
])('%s never leads to another site', async (url) => {
  const port = await listen(await app());
  const answer = await exchange(
    port,
    `GET ${url} HTTP/1.1\r\nHost: lailoom.example\r\nConnection: close\r\n\r\n`,
  );
  const status = Number(answer.slice(9, 12));
  expect([301, 308, 400, 404]).toContain(status);
  const location = /^location: (.*)\r$/im.exec(answer)?.[1];
  expect(location !== undefined).toBe(status < 400);
  if (location !== undefined) {
    expect(new URL(location, 'https://lailoom.example/en/x').origin).toBe(
      'https://lailoom.example',
    );
    expect(location).toMatch(/^\/(?![/\\])/);
  }
});
