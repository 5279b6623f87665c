import { expect, test } from 'vitest';
import { write } from '../folders.ts';
import { app, askFor, visit, writeSite } from './fixture.ts';

test.each([
  ['/th', 308, '/th/'],
  ['/landings/product/', 308, '/landings/product'],
  ['/index.html', 308, '/'],
  ['/landings/product.html', 308, '/landings/product'],
  ['/landings/product/index.html', 308, '/landings/product'],
  ['/th?a=1&b=%2f%2f', 308, '/th/?a=1&b=%2f%2f'],
  // The first language has no prefix.
  ['/en', 301, '/'],
  ['/en/', 301, '/'],
  ['/en/landings/product?a=1&a=2#x', 301, '/landings/product?a=1&a=2'],
  ['/en/not/there', 301, '/not/there'],
  ['/en/en/', 301, '/'],
  ['/en/a:b', 301, '/a%3Ab'],
  // Also corrected in the same step.
  ['/en/Landings/product,', 301, '/landings/product'],
  // As content/redirects.yaml says.
  ['/our-products?utm=x', 301, '/landings/product?utm=x'],
  ['/th/our-products/', 301, '/th/landings/product'],
  ['/en/our-products', 301, '/landings/product'],
  ['/products/product', 301, '/landings/product'],
  ['/summer?a=1', 302, '/landings/product?a=1#terms'],
])('%s redirects (%i) to %s', async (url, status, location) => {
  const answer = await visit(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  if (status === 308) expect((await visit(location)).statusCode).toBe(200);
});

test.each([
  // Punctuation from the surrounding text.
  ['/landings/product.', '/landings/product'],
  ['/landings/product%22%3E', '/landings/product'],
  ['/landings/product%E2%80%8B', '/landings/product'],
  [`/landings/product${encodeURIComponent('ๆ ฯลฯ')}`, '/landings/product'],
  ['/landings/product/.', '/landings/product'],
  ['/landings/product,?q=1,&next=//evil.com', '/landings/product?q=1,&next=//evil.com'],
  ['/)', '/'],
  ['/share/home.png)', '/share/home.png'],
  // As keyboards capitalize the start of a sentence.
  ['/Landings/Product', '/landings/product'],
  ['/TH/Landings/PRODUCT.HTML', '/th/landings/product'],
  ['/EN/Landings/product', '/landings/product'],
  // Addresses joined from two parts.
  ['//', '/'],
  ['//th///landings/product/?a=1', '/th/landings/product?a=1'],
])('%s is corrected to %s, which exists (308)', async (url, location) => {
  const head = await askFor(url);
  expect(head).toMatch(/^HTTP\/1\.1 308 /);
  expect(/^location: (.*)\r$/im.exec(head)?.[1]).toBe(location);
  expect((await visit(location)).statusCode).toBe(200);
});

test.each([
  // Only begins with `en`.
  '/enter',
  // The folder has no such page.
  '/products/nothing',
  '/products/%2e%2e/a',
  '/products//evil.com',
  '/products/%5Cevil.com',
  '/Landings/Nothing',
  '/landings/produc',
  '/404.',
  '/index.html.br)',
  '/_ASTRO/APP.BX7A.JS',
  '/landings/.,/product',
  '/landings/product%00',
  // Names in Thai, which nothing surrounds.
  `/${encodeURIComponent('ถังใหม่')}`,
  `/th/${encodeURIComponent('สินค้า')}/${encodeURIComponent('ถังดำน้ำ')}`,
])('%s is neither corrected nor redirected', async (url) => {
  expect((await visit(url)).statusCode).toBe(404);
});

test.each([
  '/en//evil.com',
  '/en/\\evil.com',
  '/en/%09/evil.com',
  '/en/%0d%0aLocation:%20//evil.com',
  '/en/javascript:alert(1)',
  '//evil.com',
  '///EVIL.com//',
  '/%5Cth.',
  '/\\evil.com/',
  '/th?next=//evil.com',
  'http://evil.com/en/x',
])('%s never leads to another site', async (url) => {
  const answer = await askFor(url);
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

test.each([
  ['en-GB,en;q=0.9', '/account/security'],
  ['th-TH,th;q=0.9,en;q=0.8', '/th/account/security'],
  ['fr', '/account/security'],
])(
  'leads password managers of %s to the page for changing a password',
  async (language, location) => {
    const folder = writeSite();
    write(folder, {
      'account/security.html': 'Security',
      'th/account/security.html': 'ความปลอดภัย',
    });
    const server = await app({ SITE_DIR: folder });
    const answer = await server.inject({
      url: '/.well-known/change-password',
      headers: { 'accept-language': language },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
    expect(answer.headers.vary).toBe('accept-language');
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);
