import { expect, test } from 'vitest';
import { addressPaths, exists, pagePaths } from './routes.ts';

test('counts unlinked pages as addresses, except those shown in place of others', () => {
  expect([...addressPaths]).toEqual(expect.arrayContaining([...pagePaths, '/pages-logout']));
  for (const path of ['/404', '/invalid', '/unavailable', '/unsubscribe', '/unsubscribe-failed']) {
    expect(addressPaths.has(path)).toBe(false);
  }
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
