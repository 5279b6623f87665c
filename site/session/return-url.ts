import { type Lang, pathIn } from '../../contract/lang.ts';

/** Only to resolve a path against; nothing is ever sent there. */
const HERE = 'https://here.invalid';

/** Begins with one slash: two would begin the name of a site. */
const PATH = /^\/(?!\/)/;

/** What a browser drops from an address or takes for a slash, in letters or as codes. */
const TRICKS = /[\p{Cc}\\]/u;
const TRICKS_IN_PATH = /%(?:[01][\da-f]|7f|2f|5c)/i;

/**
 * Where to go after signing in (spec D7): the `returnUrl` that a page was opened with if it is a path of
 * this site, else the home page of the language. It never leads to another site (D11).
 * @param value as the query parameter has it, decoded once; null without one
 */
export function safeReturnUrl(value: string | null, lang: Lang): string {
  const home = pathIn(lang, '/');
  const path = value ?? '';
  if (!PATH.test(path) || TRICKS.test(path)) return home;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  // Judged by what is left of it: `/..//evil` begins with one slash until its dots are resolved.
  const leavesSite = origin !== HERE || pathname.startsWith('//') || TRICKS_IN_PATH.test(pathname);
  return leavesSite ? home : pathname + search + hash;
}

/** As `safeReturnUrl`, of the page that is open. */
export const returnUrl = (lang: Lang): string =>
  safeReturnUrl(new URLSearchParams(location.search).get('returnUrl'), lang);
