import { describe, expect, test } from 'vitest';
import { readContent } from '../../contract/content-file.ts';
import { flatten, type MenuItem, menu, offered } from './menu.ts';

const items = readContent('content/menu.yaml', menu);
const entries = flatten(items);

/** Returns paths such as `/about/v1` with a common start. */
const under = (start: string, ...names: string[]) => names.map((name) => `${start}/${name}`);

/** Every path of spec C’s table, row by row. */
const TABLE: Record<string, readonly string[]> = {
  Landings: [
    '/',
    ...under('/landings', 'mobile-showcase-1', 'mobile-showcase-2', 'mobile-showcase-3'),
    ...under('/landings', 'product', 'saas-1', 'saas-2', 'saas-3', 'saas-4', 'saas-5', 'startup'),
    ...under('/landings', 'financial-consulting', 'online-courses', 'medical'),
    ...under(
      '/landings',
      'software-dev-agency-1',
      'software-dev-agency-2',
      'software-dev-agency-3',
    ),
    ...under('/landings', 'conference', 'digital-agency', 'blog'),
  ],
  About: under('/about', 'v1', 'v2', 'v3'),
  Blog: under(
    '/blog',
    'list-sidebar',
    'grid-sidebar',
    'list',
    'grid',
    'simple-feed',
    'single-post',
    'podcast',
  ),
  Portfolio: under(
    '/portfolio',
    'grid',
    'list',
    'slider',
    'courses',
    'single-project',
    'single-course',
  ),
  Services: under('/services', 'v1', 'v2', 'details-v1', 'details-v2'),
  Pages: under('/pages', 'pricing'),
  Contacts: under('/contacts', 'v1', 'v2', 'v3'),
  Errors: under('/errors', '404-1', '404-2'),
  Account: [
    ...under('/account', 'details', 'security', 'notifications', 'messages', 'saved-items'),
    ...under('/account', 'collections', 'payment-details', 'sign-in', 'sign-up'),
  ],
};

describe('the written menu', () => {
  test.each(Object.entries(TABLE))('%s: contains its paths in one group', (name, paths) => {
    const group = items.find((item) => flatten([item]).some(({ url }) => url === paths[0]));
    // Visitors do not look for the error pages, so they are below the others.
    expect(group?.isTitle).toBe(name !== 'Errors');
    const urls = flatten([group as MenuItem]).flatMap(({ url }) => url ?? []);
    expect(urls).toEqual(expect.arrayContaining([...paths]));
  });

  test('opens only the error pages in a new tab', () => {
    const opening = entries.filter(({ target }) => target === '_blank').map(({ url }) => url);
    expect(opening.sort()).toEqual(TABLE['Errors']);
  });
});

describe('the offered part of a menu', () => {
  const label = { en: 'Label', th: 'ป้าย' };
  const tree = menu.parse([
    {
      key: 'about',
      label,
      isTitle: true,
      children: [
        { key: 'story', label, url: '/about/v1' },
        { key: 'more', label, children: [{ key: 'team', label, url: '/about/v2' }] },
      ],
    },
    { key: 'blog', label, isTitle: true, children: [{ key: 'list', label, url: '/blog/list' }] },
  ]);
  const keys = (...paths: string[]) => flatten(offered(tree, new Set(paths))).map(({ key }) => key);

  test.each([
    ['nothing, while no page exists', [], []],
    ['a page, with the groups around it', ['/about/v2'], ['about', 'more', 'team']],
    ['another', ['/blog/list'], ['blog', 'list']],
    [
      'everything',
      ['/about/v1', '/about/v2', '/blog/list'],
      ['about', 'story', 'more', 'team', 'blog', 'list'],
    ],
    ['no page outside the menu', ['/elsewhere'], []],
  ])('%s', (_, paths, expected) => {
    expect(keys(...paths)).toEqual(expected);
  });
});

describe('a menu is refused', () => {
  const label = { en: 'Label', th: 'ป้าย' };
  test.each([
    [
      'with a repeated key',
      [{ key: 'a', label, children: [{ key: 'a', label }] }],
      /key a is already used/,
    ],
    [
      'with a repeated address',
      [
        { key: 'a', label, url: '/x' },
        { key: 'b', label, url: '/x' },
      ],
      /url \/x is already used/,
    ],
    [
      'with an entry that has both a link and children',
      [{ key: 'a', label, url: '/x', children: [{ key: 'b', label, url: '/y' }] }],
      /a has both a link to \/x and children/,
    ],
    [
      'with an address of another site',
      [{ key: 'a', label, url: 'https://example.com' }],
      /start with a slash/,
    ],
  ])('%s', (_, written, reason) => {
    expect(menu.safeParse(written).error?.message).toMatch(reason);
  });
});
