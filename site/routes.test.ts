import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryPaths } from './collections/addresses.ts';
import { featured } from './featured.ts';
import { addressPaths, contentPaths, exists, madePaths, pagePaths } from './routes.ts';

const routeFile = (path: string) =>
  ['/index.astro', '.astro'].map((end) => `site/pages/[...lang]${path === '/' ? '' : path}${end}`);

test('has a home page', () => {
  expect(pagePaths.has('/')).toBe(true);
});

test('links to a page for each content file, at the path of the file', () => {
  expect(contentPaths).toEqual(expect.arrayContaining(['/', '/about/v1', '/landings/product']));
  for (const path of contentPaths) expect(pagePaths.has(path)).toBe(true);
});

test('links to a page for each route file except endpoints and mailed pages', () => {
  const files = globSync('site/pages/[[]...lang]/**/*.astro');
  const written = new Set([...contentPaths, ...madePaths, ...entryPaths, ...Object.keys(featured)]);
  const ofRoutes = [...pagePaths].filter((path) => path === '/' || !written.has(path));
  const ofPages = ofRoutes.flatMap(routeFile).filter((file) => files.includes(file));
  expect(ofPages).toHaveLength(ofRoutes.length);
  const others = files
    .filter((file) => !ofPages.includes(file))
    .map((file) => file.slice('site/pages/[...lang]'.length));
  expect(others.sort()).toEqual([
    '/404.astro',
    // Serves every page written in the content.
    '/[...path].astro',
    // A page for each entry, here and below.
    '/about/careers/[id].astro',
    '/account/collections.astro',
    '/account/details.astro',
    '/account/forgotten-password.astro',
    '/account/inbox.astro',
    '/account/messages.astro',
    '/account/new-password.astro',
    '/account/notifications.astro',
    '/account/payment-details.astro',
    '/account/saved-items.astro',
    '/account/security.astro',
    '/account/verify-email.astro',
    '/blog/[id].astro',
    '/blog/podcast/[id].astro',
    '/invalid.astro',
    '/legal/[id].astro',
    '/pages-logout.astro',
    '/portfolio/[id].astro',
    '/portfolio/courses/[id].astro',
    '/search.astro',
    '/shared.astro',
    '/thanks.astro',
    '/unavailable.astro',
    '/unsubscribe-failed.astro',
    '/unsubscribe.astro',
    '/unsubscribed.astro',
  ]);
});

test('counts unlinked pages as addresses, except those shown in place of others', () => {
  expect([...addressPaths]).toEqual(expect.arrayContaining([...pagePaths, '/pages-logout']));
  for (const path of ['/404', '/invalid', '/unavailable', '/unsubscribe', '/unsubscribe-failed']) {
    expect(addressPaths.has(path)).toBe(false);
  }
});

test('has clean paths that begin with a slash and have no extension', () => {
  for (const path of pagePaths) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
});

test.each([
  ['/', true],
  ['/#start', true],
  ['/404', false],
  ['/unavailable', false],
  ['/account/sign-in', true],
  ['/account/new-password', false],
  ['/nowhere', false],
  ['/nowhere#start', false],
  // Content must not link to an address of another language or with a query.
  ['/th/', false],
])('whether %s can be linked to: %s', (url, can) => {
  expect(exists(url)).toBe(can);
});
