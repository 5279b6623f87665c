import { describe, expect, test } from 'vitest';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { numberedPath, pagesOfPosts, topicPath } from '../../site/collections/post-places.ts';
import { posts } from '../../site/collections/posts/index.ts';
import { writtenTopics } from '../../site/collections/topics.ts';
import { addresses, listed, origin } from './pages.ts';

const all = entriesOf(posts, 'newest').filter(({ url }) => url !== undefined);

/** The other views, and the one that search engines are shown. */
const OTHERS = ['/blog/grid-sidebar', '/blog/list-sidebar', '/blog/list', '/blog/simple-feed'];
const WALL = '/blog/grid';

describe.each(LANGS)('in %s', (lang) => {
  const urls = (of: typeof all) => of.map(({ url = '' }) => localizedPath(lang, url));
  const at = (path: string) => {
    const page = addresses.find((each) => each.path === localizedPath(lang, path));
    if (!page) throw new Error(`there is no ${localizedPath(lang, path)}`);
    return page;
  };
  /** The posts that a page leads to, each once, in their order on the page. */
  const ledTo = (path: string) => {
    const { $ } = at(path);
    const links = $('main a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    return [...new Set(links)].filter((href) => urls(all).includes(href));
  };
  const canonical = (path: string) => at(path).$('link[rel="canonical"]').attr('href');

  test('the wall is what search engines are shown of all views, page by page', () => {
    for (const path of OTHERS) expect(canonical(path)).toBe(origin + localizedPath(lang, WALL));
    for (let number = 1; number <= pagesOfPosts; number += 1) {
      const page = numberedPath(WALL, number);
      expect(canonical(page)).toBe(origin + localizedPath(lang, page));
      expect(listed).toContain(at(page));
      expect(canonical(numberedPath('/blog/simple-feed', number))).toBe(
        origin + localizedPath(lang, page),
      );
    }
  });

  test.each([WALL, '/blog/simple-feed'])(
    '%s: each post stands on one page, the newest first',
    (path) => {
      expect(pagesOfPosts).toBeGreaterThan(1);
      const numbers = Array.from({ length: pagesOfPosts }, (_, index) => index + 1);
      expect(numbers.flatMap((number) => ledTo(numberedPath(path, number)))).toEqual(urls(all));
    },
  );

  test.each([WALL, '/blog/simple-feed'])('%s: its pages lead to each other', (path) => {
    for (let number = 1; number <= pagesOfPosts; number += 1) {
      const { $ } = at(numberedPath(path, number));
      const to = (each: number) => localizedPath(lang, numberedPath(path, each));
      const link = (rel: string) => $(`main nav a[rel="${rel}"]`).attr('href');
      expect(link('prev')).toBe(number === 1 ? undefined : to(number - 1));
      expect(link('next')).toBe(number === pagesOfPosts ? undefined : to(number + 1));
      const current = $('main nav ol a[aria-current="page"]');
      expect(current.attr('href')).toBe(to(number));
    }
  });

  test.each(OTHERS.slice(0, 3))('%s has every post, the newest first', (path) => {
    expect(ledTo(path)).toEqual(urls(all));
  });

  test('each topic with posts has a page with them and no others, and every post leads there', () => {
    for (const { id } of writtenTopics) {
      const about = all.filter(({ topics }) => topics.some((topic) => topic.id === id));
      expect(about.length).toBeGreaterThan(0);
      expect(ledTo(topicPath(id))).toEqual(urls(about));
      expect(listed).toContain(at(topicPath(id)));
      for (const { url = '' } of about) {
        const link = at(url).$(`main header a[href="${localizedPath(lang, topicPath(id))}"]`);
        expect(link, `${url} to ${id}`).toHaveLength(1);
      }
    }
  });

  test('the front page of the magazine shows each post once', () => {
    const { $ } = at('/landings/blog');
    const shown = $('main article a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(shown.toSorted()).toEqual(urls(all).toSorted());
  });
});
