import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import { FIRST_LANG, type Lang, localizedPath } from '../../../contract/lang.ts';
import { allowCrossOrigin } from '../headers.ts';
import type { Build, Site } from './site.ts';

/** Headers that make an answer conditional on the browser's cache; an error is always sent in full. */
const CONDITIONAL_HEADERS = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
] as const;

/**
 * Sends a page, or 304 if the browser has it cached; clients that prefer Markdown get it as Markdown. Browsers keep the
 * page and revalidate it each time.
 */
export async function sendPage(build: Build, reply: FastifyReply, file: string) {
  const markdown = file.replace(/\.html$/, '.md');
  const isMarkdown = wantsMarkdown(reply.request.headers) && (await build.has(markdown));
  // Browsers also apply the policy of a 304, instead of the one that came with the page.
  reply.header('content-security-policy', build.policy).header('cache-control', 'no-cache');
  reply.header('vary', 'accept, accept-encoding');
  return sendUnlessCached(build, reply, isMarkdown ? markdown : file, sendPageFile);
}

/** Sends a file of the site, or 304 if the browser has it cached. A file with a hash in its name is cached forever. */
export function sendAsset(build: Build, reply: FastifyReply, file: string) {
  const maxAge = isHashed(file) ? '31536000, immutable' : '3600';
  reply.header('cache-control', `public, max-age=${maxAge}`);
  if (isForOtherSites(file)) allowCrossOrigin(reply);
  // The text of a page; search engines should show the page itself.
  if (file.endsWith('.md')) reply.header('link', `<${pageOf(file)}>; rel="canonical"`);
  return sendUnlessCached(build, reply, file, sendFile);
}

/** Returns the path of a page's file in a language, relative to a build's folder. */
export const pageFile = (lang: Lang, path: string) => `${localizedPath(lang, path)}.html`.slice(1);

/** Returns the language in which a visitor gets a page: the first one if their language, a draft, lacks it. */
export const availableLang = async (build: Build, lang: Lang, path: string): Promise<Lang> =>
  (await build.has(pageFile(lang, path))) ? lang : FIRST_LANG;

/** Sends one of the site's error pages with its status; a line of text if the site has no such page. */
export async function sendErrorPage(
  site: Site,
  reply: FastifyReply,
  name: '404' | 'invalid' | 'unavailable' | 'unsubscribe-failed',
  lang: Lang,
  status: number,
): Promise<FastifyReply> {
  const build = await site.current();
  const file = pageFile(await availableLang(build, lang, `/${name}`), `/${name}`);
  reply.code(status);
  if (!(await build.has(file))) {
    return reply.type('text/plain; charset=utf-8').send(`${STATUS_CODES[status]}\n`);
  }
  for (const condition of CONDITIONAL_HEADERS) delete reply.request.headers[condition];
  reply.header('content-security-policy', build.policy).header('vary', 'accept, accept-encoding');
  return sendPageFile(build, reply, file);
}

async function sendUnlessCached(
  build: Build,
  reply: FastifyReply,
  file: string,
  send: typeof sendPageFile,
): Promise<FastifyReply> {
  const etag = await build.etag(file);
  if (etag === undefined) {
    reply.callNotFound();
    return reply;
  }
  reply.header('etag', etag);
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  if (isCached(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  return send(build, reply, file);
}

/** Sends an entire page, usually from memory: pages are most of the traffic, and they are small. */
async function sendPageFile(build: Build, reply: FastifyReply, file: string) {
  if (file.endsWith('.html')) {
    for (const { encoding, extension } of acceptedEncodings(
      reply.request.headers['accept-encoding']?.toString(),
    )) {
      const bytes = await build.bytes(file + extension);
      if (bytes === undefined) continue;
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.type('text/html; charset=utf-8').send(bytes);
    }
  }
  return sendFile(build, reply, file, { acceptRanges: false });
}

async function sendFile(
  build: Build,
  reply: FastifyReply,
  file: string,
  options: { acceptRanges?: false } = {},
) {
  const { headers } = reply.request;
  // The static plugin takes `*` for gzip even if gzip is refused by name (`gzip;q=0, *`), so it gets plain names.
  headers['accept-encoding'] = acceptedEncodings(headers['accept-encoding']?.toString())
    .map(({ encoding }, index) => `${encoding};q=${1 - index / 10}`)
    .join(', ');
  return reply.sendFile(file, build.dir, options);
}

/** Whether one of the browser's cached ETags is this one. */
function isCached(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false;
}

/** Returns the address of the page that a Markdown file is the text of. */
const pageOf = (file: string): string => `/${file.replace(/(^|\/)index\.md$|\.md$/, '$1')}`;

/** Whether a file has a hash of its content in its name. */
export const isHashed = (file: string): boolean => /^(_astro|loom|media|search-index)\//.test(file);

/**
 * Whether a file is published for other programs and sites, such as players and feed readers on the web: share images
 * and icons, sounds with their captions and covers, feeds, the sitemap, Markdown.
 */
function isForOtherSites(file: string): boolean {
  return (
    /^(share|podcast)\//.test(file) ||
    /^[^/]+\.(ico|png|svg)$/.test(file) ||
    /\.(xml|md)$/.test(file) ||
    file === 'llms.txt'
  );
}

/** HTML first: of two that are equally acceptable, the first one counts (RFC 9110, 12.5.1). */
const PREFERRED_TYPES = ['text/html', 'text/markdown'];

/** Whether a client prefers Markdown to the page, by its `Accept` header. */
function wantsMarkdown(headers: IncomingHttpHeaders): boolean {
  return new Negotiator({ headers }).mediaType(PREFERRED_TYPES) === 'text/markdown';
}

/** The encodings in which the build stores text files. */
const ENCODINGS = ['br', 'gzip'];

/**
 * Returns the encoded forms of a file that a browser accepts, best first, and finally the file itself: a readable answer
 * is better than a refusal (RFC 9110, 12.5.3).
 * @param header an Accept-Encoding header
 */
export function acceptedEncodings(header = '') {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  // The package's types lack the parameter for the preference among equals.
  const encodings: (available: string[], options: { preferred: string[] }) => string[] =
    negotiator.encodings.bind(negotiator);
  return [
    ...encodings(ENCODINGS, { preferred: ENCODINGS }).map((encoding) => ({
      encoding,
      extension: encoding === 'br' ? '.br' : '.gz',
    })),
    { encoding: 'identity', extension: '' },
  ];
}
