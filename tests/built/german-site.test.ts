import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, chromiumPath } from '../../tools/browser.ts';
import { serveBuilt } from '../../tools/serve-built.ts';
import { germanSite } from '../languages/german.ts';
import { build } from './copies.ts';

// The site with German by the recipe of docs/languages.md: a row, and the texts of some pages.

/** The English paths of the pages that are translated. */
const TRANSLATED = ['/', '/landings/saas-1', '/pages/pricing', '/contacts/v1', '/errors/404-1'];

let folder: string;
let missing: string[];
beforeAll(async () => {
  const site = await germanSite();
  ({ folder, missing } = site);
  expect(site.imported.status, site.imported.output).toBe(0);
  const { status, output } = await build(folder);
  expect(status, output).toBe(0);
}, 1_200_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
const fileOf = (path: string) => `de${path === '/' ? '/index' : path}.html`;
const page = (path: string) => load(read(fileOf(path)));
const robots = ($: CheerioAPI) => $('meta[name=robots]').attr('content');

test('has German for every text of the translated files', () => {
  expect(missing, 'export these and add them to tests/languages/de.csv').toEqual([]);
});

test('builds the translated pages in German, for search engines too', () => {
  const sitemap = read('sitemap.xml');
  for (const path of TRANSLATED) {
    const $ = page(path);
    const address = `https://lailoom.example/de${path}`;
    expect($('html').attr('lang')).toBe('de');
    expect($('main').attr('lang')).toBeUndefined();
    expect(robots($)).toBeUndefined();
    expect($('link[rel=canonical]').attr('href')).toBe(address);
    expect($('link[hreflang=de]').attr('href')).toBe(address);
    expect(sitemap).toContain(`<loc>${address}</loc>`);
    expect(load(read(fileOf(path).slice(3)))('link[hreflang=de]').attr('href')).toBe(address);
  }
  expect(read('de/pages/pricing.md')).toContain('language: de');
  expect(existsSync(join(folder, 'dist/share/de/pages/pricing.png'))).toBe(true);
  // The copy of the error page for wrong addresses (spec C).
  expect(load(read('de/404.html'))('main').attr('lang')).toBeUndefined();
  expect(page('/')('meta[property="og:locale"]').attr('content')).toBe('de_DE');
});

/** Words that German doesn't have. */
const ENGLISH =
  /\b(?:the|and|with|your|you|our|we|of|is|are|from|this|that|page|not|by|for|to)\b/gi;

test('leaves no English on translated pages', () => {
  for (const path of [...TRANSLATED, '/search', '/thanks', '/unsubscribe']) {
    const $ = page(path);
    // Code, and the company’s description in every language (spec A6).
    $('script, style, code, pre, [lang]:not(html, [lang=de])').remove();
    const words = [
      $('body').text(),
      $('title').text(),
      $('meta[name=description]').attr('content') ?? '',
      ...$('[aria-label]').map((_, element) => $(element).attr('aria-label') ?? ''),
    ];
    expect(
      words.flatMap((each) => each.match(ENGLISH) ?? []),
      path,
    ).toEqual([]);
  }
});

test('shows an untranslated page in English, says so and keeps it from search engines', () => {
  const $ = page('/services/v2');
  expect($('html').attr('lang')).toBe('de');
  expect($('main').attr('lang')).toBe('en');
  expect($('title').attr('lang')).toBe('en');
  expect($('aside').text()).toContain('Diese Seite gibt es noch nicht auf Deutsch.');
  expect($('header nav').text()).toContain('Lösungen');
  expect($('h1').text()).toBe(load(read('services/v2.html'))('h1').text());
  expect(robots($)).toBe('noindex');
  expect($('link[rel=canonical]').attr('href')).toBe('https://lailoom.example/services/v2');
  expect($('link[hreflang]')).toHaveLength(0);
  expect(read('services/v2.html')).not.toContain('hreflang="de" href="https');
  expect(read('sitemap.xml')).not.toContain('/de/services/v2');
  expect(existsSync(join(folder, 'dist/de/services/v2.md'))).toBe(false);
  // Links in it lead to the pages that exist in German.
  expect($('main a[href^="/de/"]').length).toBeGreaterThan(0);
  expect($('main a[href="/pages/pricing"]')).toHaveLength(0);
});

test('switches to the best page there is', () => {
  for (const [path, german] of [
    ['/index', '/de/'],
    ['/pages/pricing', '/de/pages/pricing'],
    ['/services/v2', '/de/services/v2'],
  ]) {
    expect(load(read(`${path}.html`))('header a[hreflang=de]').attr('href')).toBe(german);
  }
  // The account area is for finished languages.
  expect(load(read('account/sign-in.html'))('header a[hreflang=de]').attr('href')).toBe(undefined);
  expect(page('/')('header a[data-account]').attr('href')).toBe('/account/sign-in');
});

test('has no dead link on German pages', () => {
  const isThere = (path: string) =>
    // The copy has no notices. The server redirects /en/ (spec B7).
    /^\/(?:legal\/|en\/$|.*\.\w+$)/.test(path) ||
    [`${path}.html`, `${path}/index.html`].some((file) => existsSync(join(folder, 'dist', file)));
  const dead = globSync('de/**/*.html', { cwd: join(folder, 'dist') }).flatMap((file) => {
    const $ = load(read(file));
    const paths = $('a[href^="/"]').map((_, link) =>
      $(link)
        .attr('href')
        ?.replace(/[?#].*/, ''),
    );
    return [...new Set(paths)].filter((path) => !isThere(path));
  });
  expect(dead).toEqual([]);
});

test('fits a narrow phone', async () => {
  const site = await serveBuilt({ siteDir: join(folder, 'dist') });
  const browser = await chromium.launch({
    executablePath: chromiumPath({ isForTests: true }),
    args: chromiumArgs,
  });
  try {
    for (const path of ['/de/', '/de/landings/saas-1', '/de/services/v2']) {
      const tab = await browser.newPage({ viewport: { width: 320, height: 640 } });
      await tab.goto(site.url + path);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      await tab.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
});
