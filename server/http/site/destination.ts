import { FIRST_LANG, LANGS, pathIn } from '../../../contract/lang.ts';
import { hasExtension } from '../path.ts';

/** What the path of an address leads to. */
type Destination =
  | { kind: 'page'; file: string }
  | { kind: 'asset'; file: string }
  | { kind: 'redirect'; path: string; status: 301 | 308 }
  | { kind: 'nothing' };

/** Pages that the server answers other addresses with; they have no address of their own. */
const ERROR_PAGES = new Set(
  LANGS.flatMap((lang) =>
    ['/404', '/invalid', '/unavailable', '/unsubscribe', '/unsubscribe-failed'].map((page) =>
      pathIn(lang, page).slice(1),
    ),
  ),
);

/** The longest path that is looked at, in characters as they are sent; no file of a site has one nearly as long. */
const PATH_MAX = 1024;

/** The one folder with a dot that is public (RFC 8615): `security.txt` stands in it. */
const WELL_KNOWN = '.well-known';

const NOTHING: Destination = { kind: 'nothing' };

/**
 * Finds what a path leads to: a page at its clean address (`/`, `/th/`, `/landings/product`), a file, or the address
 * where it really is, also of one that was typed or pasted with something amiss. It never leads outside the site's
 * folder, and a redirect never to another site: every path is made anew, from names that are safe.
 * @param path as it was asked for, without query
 * @param has whether the site has a file
 */
export async function destination(
  path: string,
  has: (file: string) => Promise<boolean>,
): Promise<Destination> {
  // An address may have 16 KB, which are thousands of names.
  if (path.length > PATH_MAX) return NOTHING;
  const read = readPath(path);
  const asked = withoutFirstLang(read);
  const found = await locate(asked, has);
  const meant = found.kind === 'nothing' ? await locateMeant(asked, has) : found;
  if (asked === read || !isSafe(asked)) return meant;

  // The first language lives at unprefixed paths (spec B7); one that has moved on is led there at once.
  return {
    kind: 'redirect',
    path: meant.kind === 'redirect' ? meant.path : writePath(asked),
    status: 301,
  };
}

/** A path taken apart: decoded names, and whether it ends with a slash. */
interface Path {
  names: string[];
  slash: boolean;
}

async function locate(
  { names, slash }: Path,
  has: (file: string) => Promise<boolean>,
): Promise<Destination> {
  if (!isSafe({ names })) return NOTHING;
  const file = names.join('/');
  // What has no extension is for other hosts to read (`_headers`), and `.br` and `.gz` are a file's compressed forms.
  if (!slash && hasExtension(file) && !/\.(html|br|gz)$/.test(file) && (await has(file))) {
    return { kind: 'asset', file };
  }

  const page = file.replace(/(^|\/)index(\.html)?$/, '').replace(/\.html$/, '');
  if (ERROR_PAGES.has(page)) return NOTHING;
  const clean = { names: page.split('/').filter((name) => name !== ''), slash: page === '' };
  if (page !== '' && (await has(`${page}.html`))) {
    return pageAt(`${page}.html`, clean, { names, slash });
  }
  const index = [...clean.names, 'index.html'].join('/');
  return (await has(index)) ? pageAt(index, { ...clean, slash: true }, { names, slash }) : NOTHING;
}

/** A page, when it was asked for by its clean address, else the way to it. */
function pageAt(file: string, clean: Path, asked: Path): Destination {
  const path = writePath(clean);
  if (path === writePath(asked)) return { kind: 'page', file };
  return { kind: 'redirect', path, status: 308 };
}

/**
 * What does not belong to an address but to the text around it: quotes, brackets, full stops, spaces, and Thai words,
 * which follow without one. Our addresses are Latin.
 */
const STRAY = /[^a-z0-9/\\\p{Cc}]|\s/u;

/** Leads to what an address without a page must have meant: the same in lower case, without empty names and what strays at its end. */
async function locateMeant(
  asked: Path,
  has: (file: string) => Promise<boolean>,
): Promise<Destination> {
  const names = asked.names.filter((name) => name !== '').map((name) => name.toLowerCase());
  for (let last = names.pop(); last !== undefined; last = names.pop()) {
    const kept = [...last];
    while (STRAY.test(kept.at(-1) ?? '')) kept.pop();
    if (kept.length === 0) continue;
    names.push(kept.join(''));
    break;
  }
  const meant = withoutFirstLang({ names, slash: asked.slash });
  if (writePath(meant) === writePath(asked)) return NOTHING;
  const found = await locate(meant, has);
  if (found.kind === 'nothing' || found.kind === 'redirect') return found;
  return { kind: 'redirect', path: writePath(meant), status: 308 };
}

/** Takes a path apart. */
function readPath(path: string): Path {
  const names = path.slice(1).split('/').map(decodeURIComponent);
  const slash = names.at(-1) === '';
  if (slash) names.pop();
  return { names, slash };
}

/** A path without the first language at its beginning; the same path when it has none. */
function withoutFirstLang(path: Path): Path {
  const first = path.names.findIndex((name) => name !== FIRST_LANG);
  if (first === 0 || path.names.length === 0) return path;
  return { ...path, names: first < 0 ? [] : path.names.slice(first) };
}

/** Whether all names in a path are such as a file of the site could have. */
const isSafe = ({ names }: Pick<Path, 'names'>): boolean =>
  names.every((name, index) => isSafeName(name) || (index === 0 && name === WELL_KNOWN));

/** Not empty, not hidden, not `..`, and nothing that a browser or a file system takes for a separator. */
function isSafeName(name: string): boolean {
  return !/^$|^\.|[/\\\p{Cc}]/u.test(name);
}

/** The path as an address. It begins with exactly one slash. */
function writePath({ names, slash }: Path): string {
  if (names.length === 0) return '/';
  return `/${names.map(encodeURIComponent).join('/')}${slash ? '/' : ''}`;
}
