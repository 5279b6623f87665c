import { expect, test } from 'vitest';
import { pages } from '../../pages-of-content.ts';
import { viewsOfPosts } from './views-of-posts.ts';

test('uses one name for a view of posts in the menu, the views, its title and its heading', () => {
  for (const { label, url } of viewsOfPosts()) {
    const page = pages[url];
    const opening = page?.sections.find(({ type }) => type === 'hero-views');
    expect(page?.title, url).toEqual(label);
    expect(opening, url).toMatchObject({ heading: label });
  }
});
