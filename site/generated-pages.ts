import { fill } from '../contract/fill.ts';
import { rewrite } from '../contract/text.ts';
import { numberedPath, PAGED, pagesOfPosts } from './collections/post-places.ts';
import { topicsWithPosts } from './collections/topics.ts';
import { content } from './content.ts';
import { viewsOfPosts } from './kit/hero-views/views-of-posts.ts';
import { allPosts } from './kit/post-teasers/all-posts.ts';
import type { Page } from './page.ts';

/**
 * Returns the second and all further pages of a paginated list of posts, with numbered titles. Each shows the same
 * posts as the page with that number of the canonical view.
 * @param views the canonical page of each page of content, by its English path
 */
export function paginatedPages(
  path: string,
  page: Page,
  views: ReadonlyMap<string, string | undefined>,
): [path: string, page: Page][] {
  if (!page.sections.some(({ type }) => PAGED.some((paged) => paged === type))) return [];
  const { furtherTitle, furtherDescription } = content.entries.posts;
  const { canonical } = page;
  return Array.from({ length: pagesOfPosts - 1 }, (_, index) => {
    const number = index + 2;
    const title = rewrite(furtherTitle, (words, lang) =>
      fill(words, { title: page.title[lang], number }),
    );
    const further = numberedPath(canonical ?? path, number);
    return [
      numberedPath(path, number),
      {
        ...page,
        title,
        description: rewrite(furtherDescription, (words, lang) =>
          fill(words, { title: title[lang], count: pagesOfPosts }),
        ),
        ...(canonical !== undefined && { canonical: views.has(further) ? further : canonical }),
      },
    ];
  });
}

/** Returns a page for each topic of posts. */
export const topicPages = (): [path: string, page: Page][] =>
  topicsWithPosts.map(({ id, title, description, url }) => [
    url,
    {
      title,
      description,
      family: 'pha-khao-ma',
      sections: [
        {
          type: 'hero-views',
          heading: title,
          lead: description,
          views: viewsOfPosts(),
        },
        { type: 'post-pictures', anchor: 'posts', posts: allPosts.parse('all'), topic: id },
      ],
    },
  ]);
