import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exists, pagePaths } from './routes.ts';

const routeFile = (path: string) =>
  ['/index.astro', '.astro'].map((end) => `site/pages/[...lang]${path === '/' ? '' : path}${end}`);

test('the home page exists', () => {
  expect(pagePaths.has('/')).toBe(true);
});

test('a page exists for each route file, but for those that answer when something is wrong', () => {
  const files = globSync('site/pages/[[]...lang]/**/*.astro');
  const ofPages = [...pagePaths].flatMap(routeFile).filter((file) => files.includes(file));
  expect(ofPages).toHaveLength(pagePaths.size);
  const others = files.filter((file) => !ofPages.includes(file)).sort();
  expect(others).toEqual([
    'site/pages/[...lang]/404.astro',
    'site/pages/[...lang]/unavailable.astro',
  ]);
});

test('paths are clean: they begin with a slash and have no end but their name', () => {
  for (const path of pagePaths) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
});

test.each([
  ['/', true],
  ['/#start', true],
  ['/404', false],
  ['/unavailable', false],
  ['/nowhere', false],
  ['/nowhere#start', false],
  // An address of another language or with a query is nobody's to write in the content.
  ['/th/', false],
])('whether %s can be led to: %s', (url, can) => {
  expect(exists(url)).toBe(can);
});
