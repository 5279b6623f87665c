/** The languages that the site speaks; the first one lives at unprefixed paths (spec B7). */
export const LANGS = ['en', 'th'] as const;

export type Lang = (typeof LANGS)[number];

/** The language of a path: `/th` and what is under it is Thai, the rest English. */
export function langOfPath(path: string): Lang {
  return path === '/th' || path.startsWith('/th/') ? 'th' : 'en';
}

/** The address of an English path in a language: `/` is `/th/` in Thai, `/about/v1` is `/th/about/v1`. */
export function pathIn(lang: Lang, path: string): string {
  return lang === 'en' ? path : `/${lang}${path}`;
}
