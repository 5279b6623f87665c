import { FIRST_LANG, LANGS, langOfPath, localizedPath } from './lang.ts';

/** A redirect from an old address. A folder ends with `/*`; `/*` at the end of the target stands for the same rest. */
export interface Redirect {
  /** As written: percent-encoded or not, in any case, with or without a slash at the end. */
  from: string;
  /** A path of this site, perhaps with an #anchor. */
  to: string;
  status: 301 | 302;
}

/** The target of an old address, and the status of the answer. */
export type RedirectTarget = Pick<Redirect, 'to' | 'status'>;

/** Returns the target of an old address; undefined if there is none. */
export type FindRedirect = (path: string) => RedirectTarget | undefined;

/** The file of a build with its redirects, in the format that Netlify and Cloudflare Pages also read. */
export const REDIRECTS_FILE = '_redirects';

/** The end of a folder, and of a target that keeps the rest of the path. */
export const FOLDER = /\/\*$/;
const SPLAT = '/:splat';

const withoutLastSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '');

/** Returns a path decoded, to be read by people or compared; as it is if it can't be. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns a path by which addresses are compared: decoded, in lower case, without a slash at the end. */
export const comparable = (path: string): string =>
  withoutLastSlash(decoded(path).normalize('NFC').toLowerCase()) || '/';

/**
 * Returns the redirects of every language: an address without a language's prefix is redirected in each of them, and
 * one with a prefix to the target in that language.
 */
const inEachLang = ({ from, to, status }: Redirect): Redirect[] => {
  const lang = langOfPath(from);
  return LANGS.filter((each) => lang === FIRST_LANG || each === lang).map((each) => ({
    from: lang === each ? from : localizedPath(each, from),
    to: localizedPath(each, to),
    status,
  }));
};

/** Writes redirects in the format of `REDIRECTS_FILE`: one per line and language. */
export const formatRedirects = (redirects: readonly Redirect[]): string =>
  redirects
    .flatMap(inEachLang)
    .map(
      ({ from, to, status }) =>
        `${encodeURI(decoded(from))} ${to.replace(FOLDER, SPLAT)} ${status}\n`,
    )
    .join('');

/** Returns the line of content/redirects.yaml for a redirect. */
export function redirectLine({ from, to }: Pick<Redirect, 'from' | 'to'>): string {
  const path = encodeURI(from);
  return `- { from: ${/^[\w/.%-]+$/.test(path) ? path : JSON.stringify(path)}, to: ${to} }`;
}

/**
 * Reads a file of redirects.
 * @returns a function that finds the target of a path, or undefined. The longest folder wins.
 */
export function readRedirects(file: string): FindRedirect {
  const exact = new Map<string, RedirectTarget>();
  const folders = new Map<string, RedirectTarget>();
  for (const line of file.split('\n').filter((each) => each.startsWith('/'))) {
    const [from = '', to = '', status] = line.split(' ');
    const target = { to, status: status === '302' ? (302 as const) : (301 as const) };
    if (FOLDER.test(from)) folders.set(comparable(from.replace(FOLDER, '')), target);
    else exact.set(comparable(from), target);
  }
  return (path) => {
    const found = exact.get(comparable(path));
    if (found) return found;
    const names = withoutLastSlash(path).split('/');
    for (let length = names.length; length > 0; length -= 1) {
      const folder = folders.get(comparable(names.slice(0, length).join('/')));
      if (!folder) continue;
      const rest = names.slice(length).join('/');
      return { ...folder, to: folder.to.replace(SPLAT, rest && `/${rest}`) || '/' };
    }
    return undefined;
  };
}
