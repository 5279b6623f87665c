import { describe, expect, test } from 'vitest';
import { formatRedirects, type Redirect, readRedirects } from './redirects.ts';

const REDIRECTS: Redirect[] = [
  { from: '/our-products', to: '/landings/product', status: 301 },
  { from: '/Über/Uns.php', to: '/about/v1', status: 301 },
  { from: '/news/*', to: '/blog/*', status: 301 },
  { from: '/news/press/*', to: '/contacts/v1', status: 302 },
  { from: '/old/*', to: '/*', status: 301 },
  { from: '/th/ข่าว', to: '/landings/blog', status: 301 },
];

describe('redirects as a build has them', () => {
  const find = readRedirects(formatRedirects(REDIRECTS));

  test.each([
    ['an address', '/our-products', '/landings/product'],
    ['an address with a slash at the end', '/our-products/', '/landings/product'],
    ['an address in another case', '/Our-Products', '/landings/product'],
    ['an address in Thai', '/th/our-products', '/th/landings/product'],
    ['an encoded address', '/%C3%BCber/uns.php', '/about/v1'],
    ['a page of a folder', '/news/2024/a', '/blog/2024/a'],
    ['a Thai page of a folder', '/th/news/a', '/th/blog/a'],
    ['the folder itself', '/news', '/blog'],
    ['a folder that was the whole site', '/old', '/'],
    ['a page of the whole site', '/old/blog/a', '/blog/a'],
    ['a folder in a folder', '/news/press/a', '/contacts/v1'],
    [
      'an address that only one language had',
      `/th/${encodeURIComponent('ข่าว')}`,
      '/th/landings/blog',
    ],
  ])('leads on from %s', (_, path, to) => {
    expect(find(path)?.to).toBe(to);
  });

  test.each([['/'], ['/newsletter'], ['/our-products/more'], [`/${encodeURIComponent('ข่าว')}`]])(
    'knows nothing of %s',
    (path) => {
      expect(find(path)).toBeUndefined();
    },
  );

  test('tells what is permanent', () => {
    expect([find('/news/a')?.status, find('/news/press/a')?.status]).toEqual([301, 302]);
  });
});
