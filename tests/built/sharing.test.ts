import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bytesOf, company, fileAt, listed, origin } from './pages.ts';
import { stringsIn } from './words.ts';

describe.each(listed)('$file', ({ $, path, lang }) => {
  const property = (name: string) => $(`head > meta[property="${name}"]`).attr('content');
  const title = $('head > title').text();

  test('has the same title and description on a shared card as in its head', () => {
    expect(property('og:title')).toBe(title);
    expect(property('og:description')).toBe($('meta[name="description"]').attr('content'));
    expect(property('og:url')).toBe(origin + path);
    expect(property('og:site_name')).toBe(company.name[lang]);
    expect(property('og:type')).toMatch(/^(website|article)$/);
    expect(property('og:locale')).toMatch(lang === 'th' ? /^th_TH$/ : /^en_[A-Z]{2}$/);
    expect(property('og:locale:alternate')).toMatch(lang === 'th' ? /^en_[A-Z]{2}$/ : /^th_TH$/);
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
  });

  test('has a share image of the declared size', async () => {
    const url = new URL(property('og:image') ?? '');
    expect(url.origin).toBe(origin);
    const file = await fileAt(url.pathname);
    if (file === undefined) throw new Error(`there is no ${url.pathname}`);
    const { format, width, height } = await sharp(bytesOf(file)).metadata();
    // On a photo, it is JPEG.
    const expected = file.endsWith('.jpg') ? 'jpeg' : 'png';
    expect({ format, width, height }).toEqual({ format: expected, width: 1200, height: 630 });
    expect(property('og:image:width')).toBe('1200');
    expect(property('og:image:height')).toBe('630');
    expect(property('og:image:alt')).toBeTruthy();
  });

  /** The things that the page’s JSON-LD describes (schema.org). */
  const things = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script): Record<string, unknown>[] => {
      const data = JSON.parse($(script).text());
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'] ?? [data];
    });
  const thing = (type: string) => things.find((each) => each['@type'] === type) ?? {};

  test('declares the site’s company and the type of the page', async () => {
    const organization = thing('Organization');
    expect(organization).toMatchObject({
      name: company.name[lang],
      legalName: company.legalName[lang],
      url: `${origin}/`,
      email: company.email,
    });
    expect(await fileAt(new URL(String(organization['logo'])).pathname)).toBeDefined();
    expect(thing('WebSite')).toMatchObject({
      name: company.name[lang],
      url: `${origin}/`,
      publisher: { '@id': organization['@id'] },
    });
    const canonical = $('link[rel="canonical"]').attr('href');
    const aboutThisPage = things.filter(
      ({ url, ['@type']: type }) => url === canonical && type !== 'WebSite',
    );
    expect(aboutThisPage).toContainEqual(expect.objectContaining({ inLanguage: lang }));
  });

  test('names things by full addresses of this site and only those that it describes', () => {
    const described = things.map((each) => each['@id']);
    expect(described).toEqual([...new Set(described)]);
    const references = things
      .flatMap((each) => Object.values(each))
      .flatMap((value) =>
        typeof value === 'object' && value !== null && '@id' in value ? [value['@id']] : [],
      );
    for (const id of references) expect(described).toContain(id);
    for (const each of things) {
      for (const name of ['@id', 'url', 'logo', 'image']) {
        for (const value of stringsIn(each[name])) {
          expect(URL.canParse(value), `${name}: ${value}`).toBe(true);
          expect(new URL(value).origin, `${name}: ${value}`).toBe(origin);
        }
      }
    }
  });
});
