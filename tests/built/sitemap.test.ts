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

/** What thai.md 12 asks for: every language, itself included, and English for whoever speaks neither. */
function expectedAlternates(path: string): Alternates {
  const address = (lang: (typeof LANGS)[number]) => origin + counterpart(path, lang);
  return {
    ...Object.fromEntries(LANGS.map((lang) => [lang, address(lang)])),
    'x-default': address('en'),
  };
}

const shown = pages.filter(({ isListed }) => isListed);

test('the home page is shown to search engines, in every language', () => {
  for (const lang of LANGS) {
    expect(shown.map(({ path }) => path)).toContain(counterpart('/', lang));
  }
});

test('the sitemap lists every page that is shown to search engines, once, and no other', () => {
  const listed = sitemap.map(({ loc }) => loc).sort();
  expect(listed).toEqual(shown.map(({ path }) => origin + path).sort());
});

test('the sitemap names no address that leads elsewhere', async () => {
  for (const { loc } of sitemap) {
    expect(await leadsTo(new URL(loc).pathname), loc).toMatchObject({ kind: 'page' });
  }
});

test.each(shown)('$file and the sitemap name the same languages', ({ $, path }) => {
  const inHead = $('head > link[rel="alternate"][hreflang]').toArray();
  const alternates = Object.fromEntries(
    inHead.map((link) => [$(link).attr('hreflang'), $(link).attr('href')]),
  );
  expect(alternates).toEqual(expectedAlternates(path));
  expect(inHead).toHaveLength(Object.keys(alternates).length);
  expect(sitemap.find(({ loc }) => loc === origin + path)?.alternates).toEqual(alternates);
});

const canonicalOf = ({ $ }: (typeof pages)[number]) => $('link[rel="canonical"]').attr('href');

/** Pages that show what another one shows: their visitors find them, and search engines the other one. */
const otherViews = addresses.filter((page) => canonicalOf(page) && !page.isListed);

test.each(otherViews)(
  '$file sends search engines to a page of its language that is shown',
  (page) => {
    const shownInstead = shown.find(({ path }) => origin + path === canonicalOf(page));
    expect(shownInstead?.lang).toBe(page.lang);
    // The languages are named where search engines are sent to; nobody else's card, either.
    expect(page.$('link[rel="alternate"][hreflang]')).toHaveLength(0);
    expect(page.$('meta[property="og:url"]').attr('content')).toBe(canonicalOf(page));
  },
);

test.each(Object.entries(featured))('%s shows all that %s does, in every language', (at, own) => {
  for (const lang of LANGS) {
    const [one, other] = [at, own].map((path) =>
      otherViews.concat(shown).find((page) => page.path === counterpart(path, lang)),
    );
    expect(one && canonicalOf(one)).toBe(origin + counterpart(own, lang));
    expect(one?.$('main').text()).toBe(other?.$('main').text());
  }
});

test.each(pages.filter(({ isAddress }) => !isAddress))(
  '$file, which answers when something is wrong, is hidden from search engines',
  (page) => {
    expect(page.$('meta[name="robots"]').attr('content')).toBe('noindex');
    expect(page.$('link[rel="alternate"][hreflang]')).toHaveLength(0);
  },
);

test('robots.txt names the sitemap, and lets everything but the API be read', () => {
  const lines = bytesOf('robots.txt').toString('utf8').split('\n');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(lines.filter((line) => /^disallow:/i.test(line))).toEqual(['Disallow: /api/']);
});
