import { expect, test, vi } from 'vitest';
import { resolveDestination } from './destination.ts';

test.each([
  ['many names', `/${'a/'.repeat(5000)}`],
  ['one long name', `/${'a'.repeat(1024)}`],
])('refuses a path of %s without asking the disk', async (_name, path) => {
  const has = vi.fn(async () => true);
  expect(await resolveDestination(path, has)).toEqual({ kind: 'nothing' });
  expect(has).not.toHaveBeenCalled();
});

test('finds the longest address of a page', async () => {
  const path = `/posts/${encodeURIComponent('ก'.repeat(100))}`;
  expect(await resolveDestination(path, async (file) => file.endsWith('.html'))).toMatchObject({
    kind: 'page',
  });
});

test.each([
  ['/th/account/inbox', { kind: 'redirect', path: '/account/inbox', status: 302 }],
  ['/th/account/inbox/', { kind: 'redirect', path: '/account/inbox', status: 302 }],
  ['/th/account/outbox', { kind: 'nothing' }],
  ['/xx/account/inbox', { kind: 'nothing' }],
  ['/th/icon.png', { kind: 'nothing' }],
])('redirects %s to the first language only if that has the page', async (path, expected) => {
  const has = async (file: string) => ['account/inbox.html', 'icon.png'].includes(file);
  expect(await resolveDestination(path, has)).toEqual(expected);
});
