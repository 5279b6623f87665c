import { describe, expect, test } from 'vitest';
import { fill } from '../../contract/fill.ts';
import { longDate } from '../../contract/format.ts';
import { LANGS, localizedPath } from '../../contract/lang.ts';
import { localize } from '../../contract/text.ts';
import { readingMinutes } from '../../site/collections/body/reading-time.ts';
import { entriesOf } from '../../site/collections/define-collection.ts';
import { posts } from '../../site/collections/posts/index.ts';
import { content } from '../../site/content.ts';
import { asWritten, attributesOf, pageAt, thingsOf } from './pages.ts';

/** Number of related posts linked from each post, besides the previous and next one. */
const RELATED = 2;

const all = entriesOf(posts, 'oldest').filter(({ url }) => url !== undefined);

describe.each(LANGS)('in %s', (lang) => {
  const words = localize(content.entries.posts, lang);
  const urlOf = (post: (typeof all)[number] | undefined) =>
    post?.url && localizedPath(lang, post.url);

  describe.each(all.map((post, at) => [post.id, post, at] as const))('%s', (id, post, at) => {
    const page = pageAt(localizedPath(lang, post.url ?? ''));
    const { $ } = page;
    const hrefs = (selector: string) => attributesOf(page, selector, 'href');

    test('shows its author, date and reading time', () => {
      const byline = $('main .entry-byline');
      const minutes = readingMinutes('posts', id, lang);
      const bylineText = asWritten(byline.text());
      expect(bylineText).toContain(asWritten(`${content.ui.by[lang]} ${post.author.name[lang]}`));
      expect(bylineText).toContain(
        asWritten(fill(content.kit.postTeasers.minutes[lang], { minutes })),
      );
      const day = byline.find('time');
      expect(day.attr('datetime')).toBe(post.date);
      expect(day.text()).toBe(longDate(lang, post.date));
      const author = asWritten($('main .entry-author').text());
      for (const each of [words.author, post.author.name[lang], post.author.role[lang]]) {
        expect(author).toContain(asWritten(each));
      }
    });

    test('is a BlogPosting with its title, author and day', () => {
      const [title, author] = [post.title[lang], post.author.name[lang]];
      expect(asWritten($('h1').text())).toBe(asWritten(title));
      expect(thingsOf(page, 'BlogPosting')).toEqual([
        expect.objectContaining({
          headline: title,
          datePublished: post.date,
          inLanguage: lang,
          author: expect.objectContaining({ name: author }),
        }),
      ]);
    });

    test('links to every heading from its table of contents, in order', () => {
      const headings = $('main .body h2').toArray();
      const links = $(`main nav[aria-label="${content.entries.contents[lang]}"] a`).toArray();
      expect(headings.length).toBeGreaterThan(1);
      const named = (href: string | undefined, element: Parameters<typeof $>[0]) => ({
        href,
        text: asWritten($(element).text()),
      });
      expect(links.map((link) => named($(link).attr('href'), link))).toEqual(
        headings.map((heading) => named(`#${$(heading).attr('id')}`, heading)),
      );
    });

    test('links to the previous and next post by date', () => {
      const nav = `main nav[aria-label="${words.neighbours}"]`;
      const [previous, next] = [all[at - 1], all[at + 1]];
      expect(hrefs(`${nav} a[rel="prev"]`)).toEqual(previous ? [urlOf(previous)] : []);
      expect(hrefs(`${nav} a[rel="next"]`)).toEqual(next ? [urlOf(next)] : []);
      const navText = asWritten($(nav).text());
      for (const each of [previous, next])
        expect(navText).toContain(asWritten(each?.title[lang] ?? ''));
    });

    test('links to others on its topics', () => {
      const topics = new Set(post.topics.map((topic) => topic.id));
      const related = hrefs('main section[aria-labelledby="related"] a');
      expect(related).toHaveLength(RELATED);
      expect(new Set(related).size).toBe(RELATED);
      const others = all
        .filter((other) => ![all[at - 1], post, all[at + 1]].includes(other))
        .filter((other) => other.topics.some((topic) => topics.has(topic.id)));
      expect(others.map(urlOf)).toEqual(expect.arrayContaining(related));
    });
  });
});
