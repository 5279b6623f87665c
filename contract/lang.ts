/**
 * The languages that the site speaks: the one place that names them. The first one lives at unprefixed paths (spec B7),
 * and speaks where another cannot. What differs between them stands in `languages.ts`.
 */
export const LANGS = ['en', 'th'] as const;

export type Lang = (typeof LANGS)[number];

/** The language of unprefixed paths. */
export const FIRST_LANG: Lang = LANGS[0];

const isLang = (name: string | undefined): name is Lang => LANGS.some((lang) => lang === name);

/** The language that a tag names, as `th` and `th-TH` do; the first one, where it names none of ours. */
export function langNamed(tag: string | undefined): Lang {
  const name = tag?.trim().toLowerCase().split('-')[0];
  return isLang(name) ? name : FIRST_LANG;
}

/** The language of a path: `/th` and what is under it is Thai, what is under no language the first one. */
export const langOfPath = (path: string): Lang => {
  const [, name] = path.split('/', 2);
  return isLang(name) ? name : FIRST_LANG;
};

/** The address of an English path in a language: `/` is `/th/` in Thai, `/about/v1` is `/th/about/v1`. */
export const pathIn = (lang: Lang, path: string): string =>
  lang === FIRST_LANG ? path : `/${lang}${path}`;
