import { expect, test } from 'vitest';
import { app, siteServer } from './fixture.ts';

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
  const { headers } = await (await siteServer()).inject(url);
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

test('the policy of a page leaves scripts and styles to the page itself', async () => {
  const { headers } = await (await siteServer()).inject('/');
  expect(headers['content-security-policy']).not.toMatch(/default-src|script-src|style-src/);
});

test.each([
  ['/share/home.png', 'cross-origin'],
  ['/favicon.svg', 'cross-origin'],
  ['/', 'same-origin'],
  ['/_astro/app.Bx7a.js', 'same-origin'],
  ['/robots.txt', 'same-origin'],
  ['/api/leads', 'same-origin'],
])('%s may be loaded by %s pages', async (url, policy) => {
  const { headers } = await (await siteServer()).inject(url);
  expect(headers['cross-origin-resource-policy']).toBe(policy);
});

test('on https browsers are told to stay there, and pages to ask for everything over it', async () => {
  const server = await app({ PUBLIC_URL: 'https://lailoom.example' });
  for (const url of ['/', '/robots.txt', '/nothing', '/api/nothing']) {
    const { headers } = await server.inject(url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  }
  const { headers } = await server.inject('/');
  expect(headers['content-security-policy']).toBe(`${PAGE_POLICY}; upgrade-insecure-requests`);
});

test('with a setting, all hosts below the site’s are to stay on https, too', async () => {
  const server = await app({ PUBLIC_URL: 'https://lailoom.example', HSTS_SUBDOMAINS: 'true' });
  const { headers } = await server.inject('/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('a public address on http changes nothing', async () => {
  const { headers } = await (await app({ PUBLIC_URL: 'http://lailoom.example' })).inject('/');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).toBe(PAGE_POLICY);
});
