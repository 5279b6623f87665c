import { type Lang, localizedPath } from '../../contract/lang.ts';

/** The base for resolving a path. No request is ever sent there. */
const HERE = 'https://here.invalid';

/** Starts with exactly one slash, because two would start a host name. */
const PATH = /^\/(?!\/)/;

/** The characters that a browser drops from an address or treats as a slash, literally or percent-encoded. */
const TRICKS = /[\p{Cc}\\]/u;
const TRICKS_IN_PATH = /%(?:[01][\da-f]|7f|2f|5c)/i;

/**
 * Returns the address to go to after signing in (spec D7): the `returnUrl` of the page if that is a path of this site,
 * or else the home page in the given language. It never leads to another site (D11).
 * @param value the query parameter, decoded once; null if there is none
 */
export function safeReturnUrl(value: string | null, lang: Lang): string {
  const home = localizedPath(lang, '/');
  const path = value ?? '';
  if (!PATH.test(path) || TRICKS.test(path)) return home;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  // Checks the resolved path: `/..//evil` starts with one slash until its dots are resolved.
  const leavesSite = origin !== HERE || pathname.startsWith('//') || TRICKS_IN_PATH.test(pathname);
  return leavesSite ? home : pathname + search + hash;
}

/** Returns the result of `safeReturnUrl` for the current page. */
export const returnUrl = (lang: Lang): string =>
  safeReturnUrl(new URLSearchParams(location.search).get('returnUrl'), lang);
