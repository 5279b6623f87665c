import { LANGS, langOfPath } from '../../../contract/lang.ts';
import { memoize } from '../../../contract/memoize.ts';
import {
  type BuiltPage,
  bytesOf,
  counterpart,
  fileAt,
  idsIn,
  leadsTo,
  origin,
  tagOf,
} from '../pages.ts';
import { type Check, unless } from './check.ts';

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

interface Reference {
  url: URL;
  tag: string;
  /** Whether it leads to another language and declares so. */
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

/** Paths that the server itself answers, in no language and without a file. */
export const OF_SERVER = /^\/(?:api\/|readyz$)/;

/** A sound, which is the same in every language; a link may name a time in it (W3C Media Fragments). */
const isSound = ({ pathname }: URL) => pathname.endsWith('.mp3');
const isMoment = (url: URL) => isSound(url) && /^#t=\d+(?:\.\d+)?$/.test(url.hash);

/** Returns the views of a sheet of pictures (site/build/picture-sheets.ts), each of which shows one of them. */
const viewsIn = memoize(
  (file: string) => file,
  (file): ReadonlySet<string> =>
    new Set([...String(bytesOf(file)).matchAll(/<view id="([^"]+)"/g)].map(([, id = '']) => id)),
);

const internal = (page: BuiltPage) =>
  referencesOf(page).filter(({ url }) => url.origin === origin && !OF_SERVER.test(url.pathname));

const targets: Check = async (page) => {
  const broken: string[] = [];
  for (const { url, tag, changesLanguage } of internal(page)) {
    const found = await leadsTo(url.pathname);
    // `/en/` redirects to the unprefixed page (spec B5, B7); any other link should lead there directly.
    const path = found.kind === 'redirect' && changesLanguage ? found.path : url.pathname;
    // A page without an address is shown wherever something went wrong, so its own #anchors are on itself.
    const isItself = path === page.path;
    const file = isItself ? page.file : await fileAt(path);
    if (file === undefined) broken.push(`${url.pathname}: ${found.kind}: ${tag}`);
    else if (url.hash !== '' && !isMoment(url)) {
      const id = decodeURIComponent(url.hash.slice(1));
      const ids = isItself ? page.ids : file.endsWith('.svg') ? viewsIn(file) : idsIn(file);
      if (!ids.has(id)) broken.push(`no ${url.hash} on ${file}: ${tag}`);
    }
  }
  return broken;
};

const strayLinks: Check = (page) => {
  const { $, path, lang } = page;
  return $('a[href]:not([hreflang]), area[href]:not([hreflang])')
    .toArray()
    .filter((link) => {
      const url = new URL($(link).attr('href') ?? '', origin + path);
      if (url.origin !== origin || OF_SERVER.test(url.pathname) || isSound(url)) return false;
      return langOfPath(url.pathname) !== lang;
    })
    .map((link) => tagOf(page, link));
};

const switcher: Check = async (page) => {
  const { $, path, isAddress } = page;
  const links = $('a[hreflang]').toArray();
  const langs = new Set(links.map((link) => $(link).attr('hreflang')));
  const problems = unless(
    langs.size === LANGS.length && LANGS.every((lang) => langs.has(lang)),
    `it has ${[...langs]}`,
  );
  for (const link of links) {
    // thai.md 12: each item has its own language.
    const lang = LANGS.find((each) => each === $(link).attr('hreflang')) ?? 'en';
    problems.push(
      ...unless($(link).attr('lang') === lang, `without its lang: ${tagOf(page, link)}`),
    );
    const isMarked = $(link).attr('aria-current') !== undefined;
    problems.push(
      ...unless(
        isMarked === (lang === langOfPath(path)),
        `is marked wrongly: ${tagOf(page, link)}`,
      ),
    );
    const url = new URL($(link).attr('href') ?? '', origin + path);
    const found = await leadsTo(url.pathname);
    const goal = found.kind === 'redirect' ? found.path : url.pathname;
    const right = counterpart(isAddress ? path : '/', lang);
    problems.push(...unless(goal === right, `leads to ${goal}: ${tagOf(page, link)}`));
  }
  return problems;
};

/** Words that do not describe the target of a link (WCAG 2.4.9). */
const EMPTY_WORDS =
  /^(click here|here|link|more|read more|learn more|see more|details|คลิก|คลิกที่นี่|ที่นี่|ลิงก์|เพิ่มเติม|ดูเพิ่มเติม|อ่านต่อ|อ่านเพิ่มเติม|รายละเอียด)[.…›»→]*$/iu;

const silentLinks: Check = (page) => {
  const { $ } = page;
  return $('a[href]')
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
};

export const linkChecks = {
  'links only to things that exist': targets,
  'links to pages in its language': strayLinks,
  'links to the same page in every language from its switcher': switcher,
  'describes the target of every link': silentLinks,
};
