import { content } from '../../content.ts';
import { flatten } from '../../words/menu.ts';

/** Returns links to the views of all posts, named as in the menu. */
export const viewsOfPosts = () =>
  content.entries.posts.views.map((url) => {
    const entry = flatten(content.menu).find((each) => each.url === url);
    if (!entry) throw new Error(`content/entries.yaml: posts.views: the menu has no ${url}`);
    return { label: entry.label, url };
  });
