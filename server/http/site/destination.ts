import { FIRST_LANG, LANGS, localizedPath } from '../../../contract/lang.ts';
import type { FindRedirect, RedirectTarget } from '../../../contract/redirects.ts';
import { hasExtension } from '../path.ts';

/** The target that the path of an address resolves to. */
type Destination =
  | { kind: 'page'; file: string }
  | { kind: 'asset'; file: string }
  | { kind: 'redirect'; path: string; hash?: string; status: 301 | 302 | 308 }
  | { kind: 'nothing' };

/** Pages that the server sends for other addresses; they have no address of their own. */
const ERROR_PAGES = new Set(
  LANGS.flatMap((lang) =>
    ['/404', '/invalid', '/unavailable', '/unsubscribe', '/unsubscribe-failed'].map((page) =>
      localizedPath(lang, page).slice(1),
    ),
  ),
);

/** The maximum length of a path, in characters as sent; no file of a site has a path nearly as long. */
const PATH_MAX = 1024;

/** The only public folder that begins with a dot (RFC 8615); it contains `security.txt`. */
const WELL_KNOWN = '.well-known';

const NOT_FOUND: Destination = { kind: 'nothing' };

/**
 * Resolves a path: to a page at its clean address (`/`, `/th/`, `/landings/product`), to a file, or to a redirect to
 * the right address, including for addresses with typing or pasting mistakes. The result is never outside the site's
 * folder, and a redirect never leads to another site: every path is rebuilt from safe names.
 * @param path as requested, without its query
 * @param has whether the site has a file
 * @param redirectFrom the target of an old address (content/redirects.yaml)
 */
export async function resolveDestination(
  path: string,
  has: (file: string) => Promise<boolean>,
  redirectFrom: FindRedirect = () => undefined,
): Promise<Destination> {
  // An address may have 16 KB, which is thousands of names.
  if (path.length > PATH_MAX) return NOT_FOUND;
  const read = parsePath(path);
  const requested = withoutFirstLang(read);
  const found = await locate(requested, has);
  const old = found.kind === 'nothing' ? redirectFrom(formatPath(requested)) : undefined;
  if (old) return redirectTo(old, has);
  const corrected =
    found.kind === 'nothing'
      ? ((await locateInFirstLang(requested, has)) ?? (await locateCorrected(requested, has)))
      : found;
  if (requested === read || !isSafe(requested)) return corrected;

  // The first language has unprefixed paths (spec B7); a page that has moved is redirected in one step.
  return {
    kind: 'redirect',
    path: corrected.kind === 'redirect' ? corrected.path : formatPath(requested),
    status: 301,
  };
}

/** Returns a redirect to the target of an old address if the site has it. */
async function redirectTo(
  { to, status }: RedirectTarget,
  has: (file: string) => Promise<boolean>,
): Promise<Destination> {
  const [path = '', anchor] = to.split('#');
  const found = await locate(parsePath(path), has);
  if (found.kind === 'nothing') return NOT_FOUND;
  const target = found.kind === 'redirect' ? found.path : path;
  return {
    kind: 'redirect',
    path: target,
    ...(anchor !== undefined && { hash: `#${anchor}` }),
    status,
  };
}

/** A parsed path: decoded names, and whether it ends with a slash. */
interface Path {
  names: string[];
  slash: boolean;
}

async function locate(
  { names, slash }: Path,
  has: (file: string) => Promise<boolean>,
): Promise<Destination> {
  if (!isSafe({ names })) return NOT_FOUND;
  const file = names.join('/');
  // Files without an extension are for other hosts (`_headers`), and `.br` and `.gz` are a file's compressed forms.
  if (!slash && hasExtension(file) && !/\.(html|br|gz)$/.test(file) && (await has(file))) {
    return { kind: 'asset', file };
  }

  const page = file.replace(/(^|\/)index(\.html)?$/, '').replace(/\.html$/, '');
  if (ERROR_PAGES.has(page)) return NOT_FOUND;
  const clean = { names: page.split('/').filter((name) => name !== ''), slash: page === '' };
  if (page !== '' && (await has(`${page}.html`))) {
    return pageOrRedirect(`${page}.html`, clean, { names, slash });
  }
  const index = [...clean.names, 'index.html'].join('/');
  return (await has(index))
    ? pageOrRedirect(index, { ...clean, slash: true }, { names, slash })
    : NOT_FOUND;
}

/** Returns a page if its clean address was requested, otherwise a redirect to that address. */
function pageOrRedirect(file: string, clean: Path, requested: Path): Destination {
  const path = formatPath(clean);
  if (path === formatPath(requested)) return { kind: 'page', file };
  return { kind: 'redirect', path, status: 308 };
}

/**
 * Characters that belong to the surrounding text and not to an address: quotes, brackets, periods, spaces, and Thai
 * words, which follow without a space. Our addresses are Latin.
 */
const STRAY = /[^a-z0-9/\\\p{Cc}]|\s/u;

/** Finds the address that a wrong one meant: in lower case, without empty names and stray characters at the end. */
async function locateCorrected(
  requested: Path,
  has: (file: string) => Promise<boolean>,
): Promise<Destination> {
  const names = requested.names.filter((name) => name !== '').map((name) => name.toLowerCase());
  for (let last = names.pop(); last !== undefined; last = names.pop()) {
    const characters = [...last];
    while (STRAY.test(characters.at(-1) ?? '')) characters.pop();
    // A name in another script is no slip but an address that this site doesn't have.
    if (characters.length === 0 && /\p{L}/u.test(last)) return NOT_FOUND;
    if (characters.length === 0) continue;
    names.push(characters.join(''));
    break;
  }
  const corrected = withoutFirstLang({ names, slash: requested.slash });
  if (formatPath(corrected) === formatPath(requested)) return NOT_FOUND;
  const found = await locate(corrected, has);
  if (found.kind === 'nothing' || found.kind === 'redirect') return found;
  return { kind: 'redirect', path: formatPath(corrected), status: 308 };
}

/** Returns a redirect to the page in the first language, if the language of the path lacks it, as a draft may. */
async function locateInFirstLang(
  { names: [lang, ...names], slash }: Path,
  has: (file: string) => Promise<boolean>,
): Promise<Destination | undefined> {
  if (!LANGS.some((each) => each === lang)) return undefined;
  const found = await locate({ names, slash }, has);
  if (found.kind === 'page') {
    return {
      kind: 'redirect',
      path: formatPath({ names, slash: names.length === 0 }),
      status: 302,
    };
  }
  return found.kind === 'redirect' ? { ...found, status: 302 } : undefined;
}

function parsePath(path: string): Path {
  const names = path.slice(1).split('/').map(decodeURIComponent);
  const slash = names.at(-1) === '';
  if (slash) names.pop();
  return { names, slash };
}

/** Returns a path without the first language's prefix; the same path if it has none. */
function withoutFirstLang(path: Path): Path {
  const first = path.names.findIndex((name) => name !== FIRST_LANG);
  if (first === 0 || path.names.length === 0) return path;
  return { ...path, names: first < 0 ? [] : path.names.slice(first) };
}

/** Whether all names in a path could be those of a file of the site. */
const isSafe = ({ names }: Pick<Path, 'names'>): boolean =>
  names.every((name, index) => isSafeName(name) || (index === 0 && name === WELL_KNOWN));

/** Whether a name isn't empty, hidden or `..`, and has nothing that could be taken for a separator. */
function isSafeName(name: string): boolean {
  return !/^$|^\.|[/\\\p{Cc}]/u.test(name);
}

/** Returns the path as an address. It begins with exactly one slash. */
function formatPath({ names, slash }: Path): string {
  if (names.length === 0) return '/';
  return `/${names.map(encodeURIComponent).join('/')}${slash ? '/' : ''}`;
}
