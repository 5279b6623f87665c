import { LANGUAGE_TABLE } from './language-table.ts';

export type Lang = keyof typeof LANGUAGE_TABLE;

/** The site's languages. In what browsers load, the build replaces the table by their names (site/build/browsers.ts). */
export const LANGS = Object.keys(LANGUAGE_TABLE) as unknown as readonly [Lang, ...Lang[]];

/** The language of unprefixed paths, which is the fallback. */
export const FIRST_LANG: Lang = LANGS[0];

const isLang = (name: string | undefined): name is Lang => LANGS.some((lang) => lang === name);

/** Returns the language that a tag such as `th` or `th-TH` names; the first one if we don't have it. */
export function langFromTag(tag: string | undefined): Lang {
  const name = tag?.trim().toLowerCase().split('-')[0];
  return isLang(name) ? name : FIRST_LANG;
}

/** Returns the language of a path: `/th` and everything under it is Thai, others are in the first language. */
export const langOfPath = (path: string): Lang => {
  const [, name] = path.split('/', 2);
  return isLang(name) ? name : FIRST_LANG;
};

/** Returns the path in a language for an English path: in Thai, `/` is `/th/` and `/about/v1` is `/th/about/v1`. */
export const localizedPath = (lang: Lang, path: string): string =>
  lang === FIRST_LANG ? path : `/${lang}${path}`;

/** Returns a path without the prefix of its language, as in `localizedPath`. */
export const withoutLang = (path: string): string =>
  localizedPath(langOfPath(path), '/') === '/' ? path : path.replace(/^\/[^/]+/, '');

/** Returns a path in a language, whether or not it has that language's prefix already. */
export const pathIn = (lang: Lang, path: string): string =>
  langOfPath(path) === lang ? path : localizedPath(lang, path);
