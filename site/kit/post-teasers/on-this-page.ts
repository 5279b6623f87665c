import { numberOf, POSTS_A_PAGE } from '../../collections/post-places.ts';
import type { SectionContext } from '../define-section.ts';

/** Those of all posts that stand on the page that is shown. */
export const onThisPage = <Post>(posts: readonly Post[], { path }: SectionContext): Post[] => {
  const before = (numberOf(path) - 1) * POSTS_A_PAGE;
  return posts.slice(before, before + POSTS_A_PAGE);
};
