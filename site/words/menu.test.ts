import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../contract/content-file.ts';
import { flatten, type MenuItem, menu, offered } from './menu.ts';

const items = readContent('content/menu.yaml', menu);
const entries = flatten(items);

/** The paths in the table of spec C by its groups; in a row, `v2` or `-2` is written for the end of the first path. */
const TABLE: Record<string, string[]> = {};
let group = '';
for (const [, name, cell = ''] of readFileSync('docs/spec.md', 'utf8').matchAll(
  /^\| (\w*) +\| (`\/.*?) +\|/gm,
)) {
  group = name || group;
  const [first = '', ...others] = [...cell.matchAll(/`(.+?)`/g)].map(([, path = '']) => path);
  const paths = others.map((end) => first.replace(end.startsWith('-') ? /-\d$/ : /[^/]*$/, end));
  TABLE[group] = [...(TABLE[group] ?? []), first, ...paths];
}

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
