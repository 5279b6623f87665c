import { expect, test } from 'vitest';
import { pages } from '../../pages-of-content.ts';
import { viewsOfPosts } from './views-of-posts.ts';

test('uses one name for a view of posts in the menu, the views and its title', () => {
  for (const { label, url } of viewsOfPosts()) {
    expect(pages[url]?.title, url).toEqual(label);
  }
});
