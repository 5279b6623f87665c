import { expect, test } from 'vitest';
import { redirectLinks, removeLinks, unlink } from './links.ts';

const isGone = (url: string) => url.startsWith('/gone');

test('takes links out of lists, with groups that become empty, and keeps comments', () => {
  const yaml = `# The menu.
- key: a
  children:
    - key: inner
      children:
        - { key: x, url: /gone/x }
    - { key: y, url: /gone/y }
- key: b
  url: /here # stays
  children:
    - { key: z, url: /gone }
    - { key: w, url: /here/w }
`;
  expect(removeLinks(yaml, isGone)).toBe(`# The menu.
- key: b
  url: /here # stays
  children:
    - { key: w, url: /here/w }
`);
  expect(removeLinks(yaml, () => false)).toBe(yaml);
});

test('keeps as many links as a list needs, leading to the home page', () => {
  const yaml = 'links:\n  - { url: /gone/1 }\n  - { url: /here }\n  - { url: /gone/2 }\n';
  expect(removeLinks(yaml, isGone, 2)).toBe('links:\n  - { url: / }\n  - { url: /here }\n');
});

test('lets other links lead to the home page', () => {
  expect(redirectLinks('a: { url: "/gone#part" }\nb:\n  url: /here\n', isGone)).toBe(
    'a: { url: / }\nb:\n  url: /here\n',
  );
});

test('leaves the words of links in a body', () => {
  expect(unlink('See [our terms](/gone) or [this](/here).', isGone)).toBe(
    'See our terms or [this](/here).',
  );
});
