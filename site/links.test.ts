import { expect, test } from 'vitest';
import { anchorsIn, deadLinks, doubledAnchors, wrongCanonical } from './links.ts';

const anchors = new Map<string, readonly string[] | undefined>([
  ['/', ['integrations', 'start']],
  ['/landings/product', ['plans']],
  ['/account/sign-in', []],
  ['/broken', undefined],
]);

const complaints = (url: unknown) =>
  deadLinks({ sections: [{ action: { url } }] }, '/', anchors).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test.each([
  '/',
  '#start',
  '#top',
  '/#start',
  '/landings/product',
  '/landings/product#plans',
  '/account/sign-in#content',
  '/broken#anything',
  'https://example.com/x',
  undefined,
])('accepts a link to %s', (url) => {
  expect(complaints(url)).toEqual([]);
});

test.each([
  ['/landings/prodct', '`/landings/prodct` leads to no page: did you mean `/landings/product`?'],
  ['/xyz', '`/xyz` leads to no page: change or remove it'],
  ['#strat', '`#strat` is not on /: did you mean `#start`? one of #start, #integrations'],
  [
    '/landings/product#plan',
    '`/landings/product#plan` is not on /landings/product: write `/landings/product#plans`',
  ],
  [
    '/account/sign-in#form',
    '`/account/sign-in#form` is not on /account/sign-in, which has no anchors: remove the #',
  ],
])('refuses a link to %s', (url, reason) => {
  expect(complaints(url)).toEqual([`sections.0.action.url: ${reason}`]);
});

test('refuses a bare anchor link in content without a page of its own', () => {
  expect(deadLinks({ url: '#start' }, undefined, anchors)).toHaveLength(1);
});

test('names the duplicate of a repeated anchor', () => {
  const page = { sections: [{ anchor: 'a' }, { heading: 'x' }, null, { anchor: 'a' }] };
  expect(anchorsIn(page).map(({ anchor }) => anchor)).toEqual(['a', 'a']);
  expect(doubledAnchors(page)).toEqual([
    {
      path: ['sections', 3, 'anchor'],
      message: '`a` is used twice on this page: rename one',
      other: ['sections', 0, 'anchor'],
    },
  ]);
  expect(doubledAnchors({ sections: 'no list' })).toEqual([]);
});

test.each([
  [undefined, []],
  ['/blog/grid', []],
  ['/blog/list', ['canonical: is this page itself: remove the line']],
  ['/blog/wall', ['canonical: `/blog/wall` is a view of `/blog/grid`: use that one']],
])('checks the canonical page %s: %s', (canonical, expected) => {
  const canonicals = new Map([
    ['/blog/grid', undefined],
    ['/blog/list', '/blog/grid'],
    ['/blog/wall', '/blog/grid'],
  ]);
  const faults = wrongCanonical({ canonical }, '/blog/list', canonicals);
  expect(faults.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(expected);
});

test('links to the entries of a section and counts them among the page’s anchors', () => {
  const page = {
    sections: [
      { anchor: 'sheet', entries: [{ anchor: 'costs' }, { body: 'x' }] },
      { anchor: 'costs' },
    ],
  };
  expect(anchorsIn(page).map(({ anchor }) => anchor)).toEqual(['sheet', 'costs', 'costs']);
  expect(doubledAnchors(page).map(({ path }) => path.join('.'))).toEqual(['sections.1.anchor']);
});
