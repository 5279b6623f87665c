import { expect, test } from 'vitest';
import { readRedirects } from '../contract/redirects.ts';
import { movedAddresses } from './moved-addresses.ts';

const PATHS = ['/', '/blog/how-leads-get-lost', '/blog/other', '/pages/pricing'];

const movedFrom = (recorded: string[], redirects = '') =>
  movedAddresses(['# A comment.', ...recorded, ''], PATHS, readRedirects(redirects)).map(
    ({ from, to, isRedirected, line }) => [line, from, to, isRedirected],
  );

test('finds nothing while every recorded address is a page', () => {
  expect(movedFrom(['/', '/pages/pricing'])).toEqual([]);
});

test('suggests the nearest new page of the same folder for an address that is gone', () => {
  expect(movedFrom(['/', '/pages/pricing', '/blog/why-leads-get-lost'])).toEqual([
    [4, '/blog/why-leads-get-lost', '/blog/how-leads-get-lost', false],
  ]);
});

test('suggests the home page where no page is new', () => {
  expect(movedFrom([...PATHS, '/blog/one'])).toEqual([[6, '/blog/one', '/', false]]);
});

test('knows the target of an address that is redirected, by itself or with its folder', () => {
  const redirects = '/blog/one /blog/other 301\n/news/* /blog/:splat 301\n';
  expect(movedFrom(['/blog/one', '/news/other'], redirects)).toEqual([
    [2, '/blog/one', '/blog/other', true],
    [3, '/news/other', '/blog/other', true],
  ]);
});
