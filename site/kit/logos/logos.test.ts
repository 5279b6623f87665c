import { expect, test } from 'vitest';
import { anchorsIn } from '../../links.ts';
import { page } from '../../page.ts';

const text = { en: 'They work with it', th: 'บริษัทที่ใช้งานอยู่' };
const logo = { name: text, logo: 'examples/tied-yarn' };
const written = (logos?: unknown[]) => ({
  title: text,
  description: text,
  sections: [
    { type: 'hero', heading: text },
    { type: 'logos', anchor: 'customers', heading: text, ...(logos && { logos }) },
  ],
});

test.each([
  ['missing', undefined],
  ['empty', []],
])('is no section of a page, and no place to link to, while its list is %s', (_, logos) => {
  expect(page.parse(written(logos)).sections.map(({ type }) => type)).toEqual(['hero']);
  expect(anchorsIn(written(logos))).toEqual([]);
});

test('is a section once there is a logo, but a page may not show an example', () => {
  expect(anchorsIn(written([logo])).map(({ anchor }) => anchor)).toEqual(['customers']);
  expect(page.safeParse(written([logo])).error?.issues.map(({ message }) => message)).toEqual([
    'contains an example of the kit: name an entry of your own',
  ]);
});
