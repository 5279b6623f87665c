import { expect, test } from 'vitest';
import { LANGS, langOfPath } from '../../contract/lang.ts';
import {
  addresses,
  type BuiltPage,
  counterpart,
  fileAt,
  leadsTo,
  origin,
  pages,
  tagOf,
} from './pages.ts';

/** Attributes that hold an address. */
const ADDRESSED = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'component-url',
  'renderer-url',
  'before-hydration-url',
] as const;

/** An address on a page, and what it stands on. */
interface Reference {
  url: URL;
  tag: string;
  /** Whether it leads to another language, and says so. */
  changesLanguage: boolean;
}

function referencesOf(page: BuiltPage): Reference[] {
  const { $, path } = page;
  const reference = (element: Parameters<typeof $>[0], address: string): Reference => ({
    url: new URL(address, origin + path),
    tag: tagOf(page, element),
    changesLanguage: $(element).is('[hreflang]'),
  });
  const single = ADDRESSED.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => reference(element, $(element).attr(name) ?? '')),
  );
  const sets = $('[srcset]')
    .toArray()
    .flatMap((element) =>
      ($(element).attr('srcset') ?? '')
        .split(/,\s+/)
        .map((candidate) => reference(element, candidate.trim().split(/\s/)[0] ?? '')),
    );
  const styles = $('style')
    .toArray()
    .flatMap((element) =>
      [
        ...$(element)
          .text()
          .matchAll(/url\(\s*["']?(?!data:)([^"')]+)/g),
      ].map(([, address = '']) => reference(element, address)),
    );
  return [...single, ...sets, ...styles];
}

/** References to this site; calls to the server's API are not files. */
const internal = (page: BuiltPage) =>
  referencesOf(page).filter(
    ({ url }) => url.origin === origin && !url.pathname.startsWith('/api/'),
  );

const idsOf = new Map(
  pages.map(({ file, $ }) => [
    file,
    new Set(
      $('[id]')
        .toArray()
        .map((el) => $(el).attr('id')),
    ),
  ]),
);

test.each(pages)('$file: everything that it points at exists', async (page) => {
  const broken: string[] = [];
  for (const { url, tag, changesLanguage } of internal(page)) {
    const found = await leadsTo(url.pathname);
    // `/en/` leads on to the unprefixed page (spec B5, B7); any other link should lead there itself.
    const path = found.kind === 'redirect' && changesLanguage ? found.path : url.pathname;
    // A page without an address stands wherever something went wrong: its own #anchors are on itself.
    const file = path === page.path ? page.file : await fileAt(path);
    if (file === undefined) broken.push(`${url.pathname}: ${found.kind}: ${tag}`);
    else if (url.hash !== '' && !idsOf.get(file)?.has(decodeURIComponent(url.hash.slice(1)))) {
      broken.push(`no ${url.hash} on ${file}: ${tag}`);
    }
  }
  expect(broken).toEqual([]);
});

test.each(pages)('$file: its links stay in its language', (page) => {
  const { $, path, lang } = page;
  const strays = $('a[href]:not([hreflang]), area[href]:not([hreflang])')
    .toArray()
    .filter((link) => {
      const url = new URL($(link).attr('href') ?? '', origin + path);
      return url.origin === origin && langOfPath(url.pathname) !== lang;
    })
    .map((link) => tagOf(page, link));
  expect(strays).toEqual([]);
});

test.each(pages)('$file: its switcher leads to the same page in every language', async (page) => {
  const { $, path, isAddress } = page;
  const links = $('a[hreflang]').toArray();
  expect(new Set(links.map((link) => $(link).attr('hreflang')))).toEqual(new Set(LANGS));
  for (const link of links) {
    // thai.md 12: each item has its own language.
    expect($(link).attr('lang'), tagOf(page, link)).toBe($(link).attr('hreflang'));
    const url = new URL($(link).attr('href') ?? '', origin + path);
    const found = await leadsTo(url.pathname);
    const lang = LANGS.find((each) => each === $(link).attr('hreflang')) ?? 'en';
    expect(found.kind === 'redirect' ? found.path : url.pathname, tagOf(page, link)).toBe(
      counterpart(isAddress ? path : '/', lang),
    );
  }
});

test.each(LANGS)('/en/… leads to the unprefixed page, from the %s page too', async (lang) => {
  for (const { path } of addresses.filter((page) => page.lang === lang)) {
    const english = counterpart(path, 'en');
    expect(await leadsTo(`/en${english}`)).toMatchObject({ kind: 'redirect', path: english });
  }
});

/** Words that say nothing about where a link leads (WCAG 2.4.9). */
const EMPTY_WORDS =
  /^(click here|here|link|more|read more|learn more|see more|details|คลิก|คลิกที่นี่|ที่นี่|ลิงก์|เพิ่มเติม|ดูเพิ่มเติม|อ่านต่อ|อ่านเพิ่มเติม|รายละเอียด)[.…›»→]*$/iu;

test.each(pages)('$file: every link says where it leads', (page) => {
  const { $ } = page;
  const silent = $('a[href]')
    .toArray()
    .filter((link) => {
      const shown = $(link).clone();
      shown.find('[aria-hidden="true"]').remove();
      const pictures = shown
        .find('img[alt]')
        .toArray()
        .map((image) => $(image).attr('alt'));
      const name = $(link).attr('aria-label') ?? [shown.text(), ...pictures].join(' ');
      return !/\p{L}|\p{N}/u.test(name) || EMPTY_WORDS.test(name.trim());
    })
    .map((link) => tagOf(page, link));
  expect(silent).toEqual([]);
});

test.each(pages)('$file: a link that opens a tab gives it no hold on this one', (page) => {
  const { $ } = page;
  const loose = $('[target="_blank"]')
    .toArray()
    .filter((link) => !($(link).attr('rel') ?? '').split(/\s+/).includes('noopener'))
    .map((link) => tagOf(page, link));
  expect(loose).toEqual([]);
});
