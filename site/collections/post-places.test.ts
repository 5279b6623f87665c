import { expect, test } from 'vitest';
import { furtherPaths, pagesOfPosts } from './post-places.ts';

test.each(['- type: post-wall', '- type: "post-feed"', '- { anchor: all, type: post-wall }'])(
  'has further pages with the section %s',
  (section) => {
    const paths = furtherPaths('/all', `title: All\nsections:\n  ${section}\n`);
    expect(paths[0]).toBe('/all/2');
    expect(paths).toHaveLength(pagesOfPosts - 1);
  },
);

test.each([
  'sections: []',
  'title: post-wall',
  '',
  'sections:\n  - type: picture\n    alt: post-wall',
])('has no further pages for %j', (written) => {
  expect(furtherPaths('/all', written)).toEqual([]);
});
