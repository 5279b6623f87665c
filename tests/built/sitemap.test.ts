import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { LANGS } from '../../contract/lang.ts';
import { featured } from '../../site/featured.ts';
import { addresses, bytesOf, counterpart, leadsTo, origin, pages } from './pages.ts';

/** The addresses of a page in every language, as the sitemap or its head lists them. */
type Alternates = Record<string, string>;

const sitemap = (() => {
  const $ = load(bytesOf('sitemap.xml').toString('utf8'), { xml: true });
  return $('urlset > url')
    .toArray()
    .map((url) => ({
      loc: $(url).children('loc').text(),
      alternates: Object.fromEntries(
        $(url)
          .children('xhtml\\:link[rel="alternate"]')
          .toArray()
          .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]),
      ) as Alternates,
    }));
})();

/** Returns the alternates that thai.md 12 requires: every language, including its own, and English as the default. */
function expectedAlternates(path: string): Alternates {
  const address = (lang: (typeof LANGS)[number]) => origin + counterpart(path, lang);
  return {
    ...Object.fromEntries(LANGS.map((lang) => [lang, address(lang)])),
    'x-default': address('en'),
  };
}

const shown = pages.filter(({ isListed }) => isListed);

test('lists the home page for search engines in every language', () => {
  for (const lang of LANGS) {
    expect(shown.map(({ path }) => path)).toContain(counterpart('/', lang));
  }
});

test('lists exactly the pages for search engines in the sitemap, once each', () => {
  const listed = sitemap.map(({ loc }) => loc).sort();
  expect(listed).toEqual(shown.map(({ path }) => origin + path).sort());
});

test('lists no redirecting address in the sitemap', async () => {
  for (const { loc } of sitemap) {
    expect(await leadsTo(new URL(loc).pathname), loc).toMatchObject({ kind: 'page' });
  }
});

test.each(shown)('$file and the sitemap list the same languages', ({ $, path }) => {
  const inHead = $('head > link[rel="alternate"][hreflang]').toArray();
  const alternates = Object.fromEntries(
    inHead.map((link) => [$(link).attr('hreflang'), $(link).attr('href')]),
  );
  expect(alternates).toEqual(expectedAlternates(path));
  expect(inHead).toHaveLength(Object.keys(alternates).length);
  expect(sitemap.find(({ loc }) => loc === origin + path)?.alternates).toEqual(alternates);
});

const canonicalOf = ({ $ }: (typeof pages)[number]) => $('link[rel="canonical"]').attr('href');

/** Pages with the content of another one: visitors see these, and search engines index the other one. */
const otherViews = addresses.filter((page) => canonicalOf(page) && !page.isListed);

test.each(otherViews)('$file names a listed page of its language as canonical', (page) => {
  const shownInstead = shown.find(({ path }) => origin + path === canonicalOf(page));
  expect(shownInstead?.lang).toBe(page.lang);
  // Only the canonical page lists languages and has a shared card.
  expect(page.$('link[rel="alternate"][hreflang]')).toHaveLength(0);
  expect(page.$('meta[property="og:url"]').attr('content')).toBe(canonicalOf(page));
});

test.each(Object.entries(featured))(
  '%s shows everything that %s does, in every language',
  (at, own) => {
    for (const lang of LANGS) {
      const [one, other] = [at, own].map((path) =>
        otherViews.concat(shown).find((page) => page.path === counterpart(path, lang)),
      );
      expect(one && canonicalOf(one)).toBe(origin + counterpart(own, lang));
      expect(one?.$('main').text()).toBe(other?.$('main').text());
    }
  },
);

test.each(pages.filter(({ isAddress }) => !isAddress))(
  '$file, an error page, is hidden from search engines',
  (page) => {
    expect(page.$('meta[name="robots"]').attr('content')).toBe('noindex');
    expect(page.$('link[rel="alternate"][hreflang]')).toHaveLength(0);
  },
);

test('hides the inbox and the account area from search engines', () => {
  const own = addresses.filter(
    ({ path, needsSession }) => needsSession || path.endsWith('/account/inbox'),
  );
  expect(own.length).toBeGreaterThan(10);
  for (const { $, path } of own)
    expect($('meta[name="robots"]').attr('content'), path).toBe('noindex');
});

test('names the sitemap in robots.txt and allows everything but the API', () => {
  const lines = bytesOf('robots.txt').toString('utf8').split('\n');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(lines.filter((line) => /^disallow:/i.test(line))).toEqual(['Disallow: /api/']);
});
