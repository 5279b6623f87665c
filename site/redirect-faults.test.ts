import { expect, test } from 'vitest';
import { redirectFaults } from './redirect-faults.ts';
import { redirects } from './words/redirects.ts';

const ANCHORS = new Map([
  ['/', []],
  ['/blog/one', []],
  ['/pages/pricing', ['start']],
]);

const faultsOf = (...written: { from: string; to: string }[]) =>
  redirectFaults(redirects.parse(written), ANCHORS).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

// The usual faults are in tests/built/content-mistakes.test.ts.
test.each<[string, { from: string; to: string }[], string, RegExp]>([
  ['an anchor that is not there', [{ from: '/a', to: '/pages/pricing#end' }], '0.to', /is not on/],
  ['a loop', [{ from: '/a', to: '/a' }], '0.to', /redirected/],
])('refuses %s', (_, written, field, message) => {
  expect(faultsOf(...written)[0]).toEqual([field, expect.stringMatching(message)]);
});

test('accepts pages, anchors and folders', () => {
  expect(
    faultsOf(
      { from: '/a', to: '/pages/pricing#start' },
      { from: '/b/*', to: '/blog/*' },
      { from: '/c/*', to: '/' },
    ),
  ).toEqual([]);
});

test.each([
  ['an old address with a query', { from: '/?p=1', to: '/' }],
  ['a star in the middle', { from: '/a/*/b', to: '/' }],
  ['a rest that the old address has not', { from: '/a', to: '/blog/*' }],
  ['another site', { from: '/a', to: 'https://example.com' }],
  ['a Thai target', { from: '/a', to: '/th/pages/pricing' }],
])('refuses %s', (_, written) => {
  expect(redirects.safeParse([written]).success).toBe(false);
});
