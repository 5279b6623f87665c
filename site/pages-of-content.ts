import { ContentError, checkContent, shortestFirst } from '../contract/content-file.ts';
import { isMisspelling } from '../contract/nearest.ts';
import { redirectLine } from '../contract/redirects.ts';
import { searchWords } from '../contract/search/words.ts';
import { faultsOfBody, faultsOfEntries } from './collections/faults.ts';
import { mediaFaults } from './collections/media/files.ts';
import { anchorsOf, type EntryPage, entryPages } from './collections/pages.ts';
import { firstPath } from './collections/post-places.ts';
import { featured, featuredFaults } from './featured.ts';
import { paginatedPages, topicPages } from './generated-pages.ts';
import {
  anchorsIn,
  canonicalIn,
  deadLinks,
  doubledAnchors,
  linksIn,
  wrongCanonical,
} from './links.ts';
import { ADDRESSES, moved } from './moved-addresses.ts';
import { type Page, page } from './page.ts';
import { redirectFaults } from './redirect-faults.ts';
import { addressPaths, contentFile, contentPaths, pagePaths } from './routes.ts';
import { brand } from './words/brand.ts';
import { announcements } from './words/calendar.ts';
import { entryWords } from './words/entry-words.ts';
import { menu } from './words/menu.ts';
import { redirects } from './words/redirects.ts';

const read = contentPaths.map((path) => ({ path, ...checkContent(contentFile(path), page) }));

/** The anchors of every address; undefined for a page that can't be read. */
const anchors = new Map<string, readonly string[] | undefined>([
  ...[...addressPaths].map((path) => [path, []] as const),
  ...read.map(
    ({ path, written }) =>
      [path, written ? anchorsIn(written).map(({ anchor }) => anchor) : undefined] as const,
  ),
  ...entryPages.map((page) => [page.path, anchorsOf(page)] as const),
]);

const ofEntries = faultsOfEntries(anchors);

const faultsOfEntryPages = new Map(
  entryPages.map((page) => [page.path, faultsOfBody(page, anchors)]),
);

/** The canonical page of each listed page; undefined for one that is its own. */
const canonicals = new Map<string, string | undefined>([
  ...[...pagePaths].map((path) => [path, undefined] as const),
  ...read.map(({ path, written }) => [path, canonicalIn(written)] as const),
  ...Object.entries(featured),
]);

const faultsOf = new Map(
  read.map(({ path, written, faults, formatFault }) => [
    path,
    shortestFirst([
      ...faults,
      ...[
        ...doubledAnchors(written),
        ...deadLinks(written, path, anchors),
        ...wrongCanonical(written, path, canonicals),
      ].map(formatFault),
    ]),
  ]),
);

/**
 * The broken links around the pages, and the links to pages that don't exist yet, which are allowed in this content and
 * left out until they do. Broken is one to a page that has moved, or that only differs in a letter or two from a page that
 * nothing else here leads to.
 */
const frame = [
  checkContent('content/brand.yaml', brand),
  checkContent('content/menu.yaml', menu),
].map(({ written, formatFault }) => {
  const links = linksIn(written).map(({ path, url }) => ({ path, url: url.replace(/#.*$/, '') }));
  const linked = new Set(links.map(({ url }) => url));
  const others = [...anchors.keys()].filter((path) => !linked.has(path));
  const toCome = links.filter(
    ({ url }) =>
      !(anchors.has(url) || moved.has(url) || others.some((path) => isMisspelling(url, path))),
  );
  const known = new Map([...toCome.map(({ url }) => [url, undefined] as const), ...anchors]);
  const faults = deadLinks(written, undefined, known).map(formatFault);
  const message = 'leads to no page yet, so it is not shown: add the page, or remove the link';
  const notes = toCome.map(({ path, url }) =>
    formatFault({ path, message: `\`${url}\` ${message}` }),
  );
  return { faults: shortestFirst(faults), notes };
});

/** The links to pages that don't exist yet. They stop no build. */
export const pageNotes: readonly string[] = frame.flatMap(({ notes }) => notes);

/** The broken links in the texts around entries, on the search page and above every page. */
const wordFaults = [
  checkContent('content/entries.yaml', entryWords),
  checkContent('content/search.yaml', searchWords),
  checkContent('content/announcements.yaml', announcements),
].flatMap(({ written, formatFault }) =>
  shortestFirst(deadLinks(written, undefined, anchors).map(formatFault)),
);

/** The faults of the redirects from old addresses. */
const faultsOfRedirects = (() => {
  const { content, faults, formatFault } = checkContent('content/redirects.yaml', redirects);
  return content ? redirectFaults(content, anchors).map(formatFault) : faults;
})();

/** The addresses that were pages and lead nowhere now. */
const faultsOfMoved = [...moved.values()]
  .filter(({ isRedirected }) => !isRedirected)
  .map(
    (each) =>
      `${ADDRESSES}:${each.line}: ${each.from}: is no longer a page: add to content/redirects.yaml: ${redirectLine(each)} (npm run addresses -- --done), or remove this line if it has never been online`,
  );

/** The entries, including featured ones, whose page has the same address as another page. */
const faultsOfAddresses = [
  ...entryPages.map(({ path, collection, id }) => ({
    path,
    place: `content/${collection}/${id}/entry.yaml:1: (the folder)`,
  })),
  ...Object.keys(featured).map((path) => ({ path, place: `content/featured.yaml:1: ${path}` })),
]
  .filter(({ path }) => contentPaths.includes(path))
  .map(
    ({ path, place }) =>
      `${place}: has the address \`${path}\`, as has ${contentFile(path)}: rename one of them`,
  );

/** All faults of the pages, including broken links. */
export const pageFaults: readonly string[] = [
  ...frame.flatMap(({ faults }) => faults),
  ...wordFaults,
  ...featuredFaults,
  ...mediaFaults,
  ...ofEntries.flatMap(({ faults }) => faults),
  ...faultsOfAddresses,
  ...faultsOfRedirects,
  ...faultsOfMoved,
  ...[...faultsOf.values(), ...faultsOfEntryPages.values()].flat(),
];

/** The pages that are files of content and have no faults. */
const right = read.flatMap(({ path, content }) =>
  content && faultsOf.get(path)?.length === 0 ? [{ path, content }] : [],
);

/**
 * The pages made of content, by their English path: each is a file of `content/pages`, a further page of a paginated
 * list of posts, or the page of a topic. Pages with faults are left out. This is not part of `content.ts`, because a
 * page's schema imports every section, and sections read their texts from there.
 */
export const pages: Readonly<Record<string, Page>> = Object.fromEntries([
  ...right.flatMap(({ path, content }) => [
    [path, content],
    ...paginatedPages(path, content, canonicals),
  ]),
  ...topicPages(),
]);

/**
 * Returns the page at an English path.
 * @throws ContentError with its faults, so that the other pages keep working during development
 */
export function pageAt(path: string): Page {
  const found = pages[path];
  if (found) return found;
  throw new ContentError(
    faultsOf.get(path) ?? faultsOf.get(firstPath(path)) ?? [`there is no ${contentFile(path)}`],
  );
}

/**
 * Returns the page of an entry by its English path, or by the one at which it is featured.
 * @throws ContentError with the faults of the entry or of its body
 */
export function entryPageAt(path: string): EntryPage {
  const own = featured[path] ?? path;
  const page = entryPages.find((each) => each.path === own);
  const faults = page
    ? faultsOfEntryPages.get(own)
    : ofEntries.find((each) => each.path === own)?.faults;
  if (page && faults?.length === 0) return page;
  throw new ContentError(faults ?? [`no entry has a page at ${path}`]);
}
