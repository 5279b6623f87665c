import { content } from '../../content.ts';
import { exists } from '../../routes.ts';
import { flatten } from '../../words/menu.ts';

/** Returns links to the views of all posts, named as in the menu. A view without a page or an entry is left out. */
export const viewsOfPosts = () =>
  content.entries.posts.views.flatMap((url) => {
    const entry = flatten(content.menu).find((each) => each.url === url);
    return entry && exists(url) ? [{ label: entry.label, url }] : [];
  });
