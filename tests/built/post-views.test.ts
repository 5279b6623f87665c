import { describe, expect, test } from 'vitest';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { numberedPath, pagesOfPosts, topicPath } from '../../site/collections/post-places.ts';
import { posts } from '../../site/collections/posts/index.ts';
import { topicsWithPosts } from '../../site/collections/topics.ts';
import { attributesOf, listed, origin, pageAt } from './pages.ts';

const all = entriesOf(posts, 'newest').filter(({ url }) => url !== undefined);

/** The other views, and the canonical one. */
const OTHERS = ['/blog/grid-sidebar', '/blog/list-sidebar', '/blog/list', '/blog/simple-feed'];
const WALL = '/blog/grid';

describe.each(LANGS)('in %s', (lang) => {
  const urls = (of: typeof all) => of.map(({ url = '' }) => localizedPath(lang, url));
  const viewAt = (path: string) => pageAt(localizedPath(lang, path));
  /** Returns the posts that a page links to, each once, in page order. */
  const linkedPosts = (path: string) => {
    const links = attributesOf(viewAt(path), 'main a', 'href');
    return [...new Set(links)].filter((href) => urls(all).includes(href));
  };
  const canonical = (path: string) => viewAt(path).$('link[rel="canonical"]').attr('href');

  test('makes the wall the canonical page of all views, page by page', () => {
    for (const path of OTHERS) expect(canonical(path)).toBe(origin + localizedPath(lang, WALL));
    for (let number = 1; number <= pagesOfPosts; number += 1) {
      const page = numberedPath(WALL, number);
      expect(canonical(page)).toBe(origin + localizedPath(lang, page));
      expect(listed).toContain(viewAt(page));
      expect(canonical(numberedPath('/blog/simple-feed', number))).toBe(
        origin + localizedPath(lang, page),
      );
    }
  });

  test.each([WALL, '/blog/simple-feed'])(
    '%s: lists each post on one page, newest first',
    (path) => {
      expect(pagesOfPosts).toBeGreaterThan(1);
      const numbers = Array.from({ length: pagesOfPosts }, (_, index) => index + 1);
      expect(numbers.flatMap((number) => linkedPosts(numberedPath(path, number)))).toEqual(
        urls(all),
      );
    },
  );

  test.each([WALL, '/blog/simple-feed'])('%s: links its pages to each other', (path) => {
    for (let number = 1; number <= pagesOfPosts; number += 1) {
      const { $ } = viewAt(numberedPath(path, number));
      const to = (each: number) => localizedPath(lang, numberedPath(path, each));
      const link = (rel: string) => $(`main nav a[rel="${rel}"]`).attr('href');
      expect(link('prev')).toBe(number === 1 ? undefined : to(number - 1));
      expect(link('next')).toBe(number === pagesOfPosts ? undefined : to(number + 1));
      const current = $('main nav ol a[aria-current="page"]');
      expect(current.attr('href')).toBe(to(number));
    }
  });

  test.each(OTHERS.slice(0, 3))('%s lists every post, newest first', (path) => {
    expect(linkedPosts(path)).toEqual(urls(all));
  });

  test('has a page with exactly the posts of each topic, linked from every post', () => {
    for (const { id } of topicsWithPosts) {
      const about = all.filter(({ topics }) => topics.some((topic) => topic.id === id));
      expect(about.length).toBeGreaterThan(0);
      expect(linkedPosts(topicPath(id))).toEqual(urls(about));
      expect(listed).toContain(viewAt(topicPath(id)));
      for (const { url = '' } of about) {
        const link = viewAt(url).$(`main header a[href="${localizedPath(lang, topicPath(id))}"]`);
        expect(link, `${url} to ${id}`).toHaveLength(1);
      }
    }
  });

  test('shows each post once on the magazine’s front page', () => {
    const shown = attributesOf(viewAt('/landings/blog'), 'main article a', 'href');
    expect(shown.toSorted()).toEqual(urls(all).toSorted());
  });
});
