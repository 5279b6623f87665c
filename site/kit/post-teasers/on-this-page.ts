import { numberOf, POSTS_A_PAGE } from '../../collections/post-places.ts';
import type { SectionContext } from '../define-section.ts';

/** Returns the posts on the current page of the pagination. */
export const onThisPage = <Post>(posts: readonly Post[], { path }: SectionContext): Post[] => {
  const before = (numberOf(path) - 1) * POSTS_A_PAGE;
  return posts.slice(before, before + POSTS_A_PAGE);
};
